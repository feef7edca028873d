# Wie ein Name in Anführungszeichen steht.
quoted = „{ $name }“
