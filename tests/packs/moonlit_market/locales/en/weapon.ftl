silver-sickle = Silver Sickle
    .text = When you fill an { -attribute-row }, gain { $gold } { -gold }; in every second round, when the moon is full, gain { $full }.
    .flavour = It cuts barley by day and moonbeams by night.
