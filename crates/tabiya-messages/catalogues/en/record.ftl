# Records in the form that all games share.
