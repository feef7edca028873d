# How a name is put in quotes.
quoted = “{ $name }”
