# What a hint says of the games that were played on from an answer.
reply = { $who } then most often answers: { $label } ({ $percent } %)
