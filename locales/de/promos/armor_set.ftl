cursed = Verflucht
    .text = Der Ring ist für sich allein schon ein ganzes Set. Gehört dessen Farbe zu deiner { -class }, kommt 1 { -reputation-star } hinzu.
    .flavour = Nach einem zweiten Stück hat noch niemand gefragt.
