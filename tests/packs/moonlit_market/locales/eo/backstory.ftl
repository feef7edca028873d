foundling = Trovito
    .flavour = Trovita en korbo sub la pesilo, kaj valora je ekzakte unu funto da arĝento.
