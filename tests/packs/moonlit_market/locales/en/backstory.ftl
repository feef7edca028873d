foundling = Foundling
    .flavour = Found in a basket under the weighing scales, and worth exactly one pound of silver.
