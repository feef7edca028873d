# What the options of a game are called: the option, and after a hyphen each of its values. Variants have the titles of their rules.

edition = edition
edition-first = first edition
edition-second = second edition
variants = variants
printing = printing
printing-first = first printing
printing-later = later printing
