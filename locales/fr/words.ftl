# Comment un nom se met entre guillemets.
quoted = « { $name } »
