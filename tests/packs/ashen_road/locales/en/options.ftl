# What players choose a map by.

map-islands = the islands
