axe = { $
