# Texts of the command line.
