# The table in English: what happens around a game. The words of a game are with the game.

list = { $most } and { $last }

who = { $name } ({ $title })
opened = { $how ->
    [branch] The table branches off another one, after its entry { $at }.
    [position] The table begins from a position.
   *[new] The table is open.
}
ordered = Your standing order from now on: { $words }.
revoked = Your standing order is revoked: { $words }.
obeyed = Your standing order has answered for you.
wound-back = The table could not be opened any more, and was wound back: it stands as after entry { $at }.
took-back = { $who } takes back the last answer.
asked-back = { $who } asks to take back the last answer.
agreed = { $who } agrees to going back.
went-back = { $who } agrees: the table goes back.
refused-back = { $who } does not agree to going back.
withdrew-back = { $who } no longer asks to go back.
sat-online = { $name } sits down as { $title }.
sat-here = { $name } sits down at the shared screen as { $title }.
sat-nameless = Somebody sits down as { $title }.
sat-bot = { $bot ->
    [thumb] A sensible bot plays { $title } from now on.
    [learning] A learning bot plays { $title } from now on.
    [casual] A casual bot plays { $title } from now on.
    [good] A good bot plays { $title } from now on.
    [sharp] A sharp bot plays { $title } from now on.
    [expert] An expert bot plays { $title } from now on.
    [random] A bot that plays at random plays { $title } from now on.
   *[other] The bot { $bot } plays { $title } from now on.
}
sat-stand-in = { $bot ->
    [thumb] A sensible bot stands in for { $who }.
    [learning] A learning bot stands in for { $who }.
    [casual] A casual bot stands in for { $who }.
    [good] A good bot stands in for { $who }.
    [sharp] A sharp bot stands in for { $who }.
    [expert] An expert bot stands in for { $who }.
    [random] A bot that plays at random stands in for { $who }.
   *[other] The bot { $bot } stands in for { $who }.
}
sat-open = Free seat: { $title }.
kept = { $who } keeps this moment as “{ $name }”.
came-back = { $who } is back.
rekeyed = From here on chance has a key of its own.
stopped = The server was away for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}; nobody's clock ran.
report-head = A bug report. Plancia opens it with: plancia report FILE
report-everything = This report holds the whole game, but not the key of chance.
report-finished = This report holds the whole game; it is over.
report-seat = The game goes on, and others have secrets: this report holds only what { $title } may know. What is hidden lies in it as it could lie.
report-spectator = The game goes on, and seats have secrets: this report holds only what a spectator may know. What is hidden lies in it as it could lie.

# What comes after an answer that is only looked at.
preview-chance = Then chance decides, or what is hidden.
preview-sealed = Then everybody's answers are uncovered.
preview-other = Then { $who } is asked.
preview-question = Then you are asked: “{ $prompt }”
preview-over = Then the game is over.
set-too-few = { $wanted ->
    [one] Pick at least one.
   *[other] Pick at least { $wanted }.
}
set-too-many = { $wanted ->
    [one] Pick no more than one.
   *[other] Pick no more than { $wanted }.
}
set-not-offered = There are not so many of it.
set-too-little = Together they come to { $found }; at least { $wanted } is needed.
set-too-much = Together they come to { $found }; no more than { $wanted } is allowed.
