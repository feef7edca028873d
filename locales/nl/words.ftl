# Hoe een naam tussen aanhalingstekens staat.
quoted = “{ $name }”
