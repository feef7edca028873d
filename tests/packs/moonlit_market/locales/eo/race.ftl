moonfolk = Lunpopolo
    .flavour = Ili malsupreniris por la bazaro kaj restis pro la pano.
