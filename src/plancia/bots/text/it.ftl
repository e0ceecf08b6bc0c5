# Che cosa dice un suggerimento delle partite giocate a partire da una risposta.
reply = { $who } poi risponde più spesso: { $label } ({ $percent } %)
