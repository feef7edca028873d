dreamer = Revulo
    .flavour = Reguloj estas por homoj, kiuj maldormas.
