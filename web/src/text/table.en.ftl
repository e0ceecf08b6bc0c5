# The frame around every game: what the table itself says in English.

table-table = A table
table-loading = The table is being laid…
table-one-moment = One moment…
table-close = Close
table-next = Next
table-previous = Before
table-skip = Skip
table-keep = Keep it
table-understood = All right
table-details = A closer look
table-rule = Rule { $rule }: read it
table-parts = Parts of the table

# the line to the server
table-lost = Connection lost, reconnecting…
table-again = Try again
table-to-my-games = My games
table-ended-0 = The line to this table has ended
table-ended-0-help = Nothing is lost: the table is where you left it.
table-ended-4400 = This page is older than the server
table-ended-4400-help = Load it again, and it speaks the same language as the server.
table-ended-4403 = This seat is no longer yours
table-ended-4403-help = It has changed hands, or its key was withdrawn. You may still look, if the table is public.
table-ended-4404 = There is no such table here
table-ended-4404-help = Perhaps it is private, and you need an invitation.
table-ended-4409 = This table cannot be opened
table-ended-4409-help = It was made by another version of Plancia, or with content that is not here.
table-damaged-looking = This table does not open. Its last good move is looked for…
table-damaged = This table does not open any more
table-damaged-why = { $good ->
    [0] What is kept of it is damaged: not even its first move can be read or played.
   *[other] What is kept of it is damaged: its last good move is number { $good }, and the one after it cannot be read or played.
}
table-damaged-help = { $good ->
    [0] You opened it, so you can wind it back: it will stand as at the beginning
   *[other] You opened it, so you can wind it back: it will stand as after move { $good }
}, and { $lost ->
    [one] the one entry after that, a move or a word, will no longer count.
   *[other] the { $lost } entries after that, moves and words, will no longer count.
}
table-damaged-wind = { $good ->
    [0] Wind back to the beginning
   *[other] Wind back to move { $good }
}
table-damaged-sure = { $lost ->
    [one] One entry will no longer count, for everybody at this table.
   *[other] { $lost } entries will no longer count, for everybody at this table.
} This cannot be taken back.
table-damaged-yes = Wind it back
table-damaged-waits = This table waits for its owner
table-damaged-waits-help = What is kept of it is damaged, and it does not open. Whoever opened the table can wind it back to its last good move; nobody else has to do anything, and your seat stays yours.

# the question
table-question = The question
table-not-your-question = It is not your turn
table-picked = Chosen so far:
table-enough = That’s enough
table-picked-of = { $n } picked, { $least ->
    [0] at most { $most }
   *[other] from { $least } to { $most }
}
table-together = Together { $n }, { $bound ->
    [least] at least { $wanted }
   *[most] at most { $wanted }
}
table-still-sending = Your last answer is still on its way
table-on-its-way = on its way…
table-look-ahead = What would come of it: { $option }
table-preview = If you choose this
table-preview-more = { $n ->
    [one] and one more thing
   *[other] and { $n } more things
}
table-not-now = { $n ->
    [one] Not now (1)
   *[other] Not now ({ $n })
}
table-which = Which one?
table-why-not = Why not?
table-sure = Shall it be this?
table-do-it = Do it
table-not-yet = Not yet
table-we-wait = We wait for { $who }
table-seat-is-open = The seat of { $who } is open
table-thinks = { $who } is thinking
table-since = for { $time }
table-over = The game is over.
table-nobody-asked = Nobody is asked just now.
table-time-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
table-time-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
table-time-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
table-time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
table-clock-left = { $time } left

# the board and the seats
table-board = The board: arrows move it, plus and minus zoom, F fits it
table-marks = What the marks on the board mean
table-ruler = Ruler
table-ruler-away = Put the ruler away
table-ruler-from = From
table-ruler-to = To
table-ruler-touch = Touch the board, or choose
table-ruler-everything = Everything in sight
table-zoom = Size of the board
table-larger = Larger
table-smaller = Smaller
table-fit = Fit
table-centre = Table
table-seats = Seats
table-is-asked = is asked
table-sheet-of = Sheet of { $who }
table-chair-open = open
table-chair-bot = { $bot ->
    [learning] learning
    [casual] casual
    [good] good
    [sharp] sharp
    [expert] expert
   *[other] bot
}
table-chair-automated = plays by the rules
table-kind-online = { $name }, online
table-kind-here = { $name }, at this screen
table-kind-bot = { $bot ->
    [thumb] a sensible bot
    [learning] a learning bot
    [casual] a casual bot
    [good] a good bot
    [sharp] a sharp bot
    [expert] an expert bot
    [random] a bot that plays at random
   *[other] a bot ({ $bot })
}
table-kind-stand-in = { $bot ->
    [thumb] a sensible bot keeps the seat of { $name }
    [learning] a learning bot keeps the seat of { $name }
    [casual] a casual bot keeps the seat of { $name }
    [good] a good bot keeps the seat of { $name }
    [sharp] a sharp bot keeps the seat of { $name }
    [expert] an expert bot keeps the seat of { $name }
    [random] a bot that plays at random keeps the seat of { $name }
   *[other] a bot ({ $bot }) keeps the seat of { $name }
}
table-kind-open = an open seat
table-sit = Sit down here
table-stand-in = Let a bot stand in for me
table-come-back = I am back
table-leave = Leave this seat
table-leave-sure = The seat will be open to others.
table-leave-yes = Leave it
table-pull-up = Pull the question up
table-pull-down = Push the question down

# the log
table-log = Log
table-earlier = { $n ->
    [one] One earlier line
   *[other] { $n } earlier lines
}
table-newest = { $n ->
    [0] To the newest
    [one] One new line
   *[other] { $n } new lines
}
table-since-you-looked = since you last looked
table-undone = taken back
table-how-it-decided = How it decided
table-chosen = chosen
table-step-of = { $n } of { $of }
table-write = Write to the table
table-send = Send

# tools
table-tools = Tools of the table
table-undo = Take back
table-undo-ask = Ask to take back: { $who } must agree
table-undo-short-ask = Ask to take back
table-you-ask-back = You ask to take back
table-asks-back = { $who } asks to take back
table-agreed = Agreed: { $who }.
table-missing = Still to answer: { $who }.
table-agree = Agree
table-refuse = Refuse
table-withdraw = Never mind
table-menu = More
table-history = Look back
table-saved-moments = Moments you have kept
table-save-moment = Keep this moment
table-save-name = What this moment is to be called
table-save-it = Keep it
table-save-not = Leave it
table-as-it-was = As it was
table-as-it-was-help = You look at an earlier moment. The game goes on where you left it.
table-back-to-now = Back to now
table-turn-before = The turn before
table-play = Play it on
table-speed = How fast
table-speed-slow = slowly
table-speed-normal = steadily
table-speed-fast = fast
table-move-of = Move { $n } of { $of }
table-step-before = One step back
table-moment = Moment of the game
table-step-after = One step on
table-turn-after = The next turn
table-branch = Play on from here
table-share = Link to this moment
table-copied = Link copied
table-invite = Invite somebody
table-text-mode = Play in words only
table-board-mode = Play with the board
table-record = Download the record
table-position = Download the position
table-lesson-strayed = You have done something else than “{ $label }”. That is fine: the lesson goes on.
table-lesson-back = Take it back
table-lesson-learned = What you have learned
table-lesson-next = What to play next
table-primer = The game on one page
table-rules = The rules
table-note = A note to yourself
table-note-help = Only you can read it.
table-note-kept = Kept.
table-note-not = It could not be kept. Are you logged in?
table-report = Report a problem
table-report-help = You get a file with the position and what you write. Send it to whoever looks after this server.
table-report-what = What happened, and what did you expect?
table-report-download = Download the report
table-habits = How you like to play
table-pace = What happened is shown
table-pace-instant = at once
table-pace-brisk = briskly
table-pace-calm = calmly
table-pace-step = step by step
table-since-decided = Since your last decision
table-since-yours = To you
table-since-others = Everybody
table-since-lost = lost:
table-since-won = won:
table-since-spared = Nothing was taken from you, and nothing given.
table-since-nothing = Nothing has happened since.
table-since-cannot = That cannot be told just now.
table-since-film = Show it all from there
table-missed = { $n ->
    [0] What has happened since your last decision
    [one] Since your last decision: 1 thing you lost
   *[other] Since your last decision: { $n } things you lost
}
table-key-again = Show again what your last answer led to
table-key-since = What has happened since your last decision
table-film = What happened
table-film-of = { $n } of { $of }
table-film-yours = What your answer did
table-film-again = From the beginning
table-film-line-before = One line back
table-film-line = One line on
table-film-on = Go on
table-film-pause = Pause
table-film-skip = Skip
table-sound = Small sounds
table-careful = Ask me before each move

# about the table
table-info = About this table
table-info-title = Name
table-info-seen = Who may look
table-info-public = Everybody
table-info-private = Only who sits here or was invited
table-info-seats = Seats
table-info-number = Entries in its journal
table-fair = Fair chance
table-fair-before = Every roll follows from a secret key. Its print was fixed before the game began; when the game is over you get the key and can draw every roll again.
table-fair-after = The game is over, and the key is no secret any more. Its print (SHA-256) is the one shown since the beginning.
table-fair-key = The key
table-fair-verify = Download the record and draw every roll again on your own machine:

# keys
table-keys = Keys
table-key-number = Choose the option with that number
table-key-pass = Pass, or be done, where that is an answer
table-key-enter = Take the number typed so far, or the button in focus
table-key-question = Go to the question
table-key-board = Go to the board
table-key-pan = On the board: move, zoom, fit
table-key-ruler = Take the ruler, put it away (where the game measures)
table-key-film = In what is shown: pause and go on; one line back, one line on
table-key-undo = Take back
table-key-history = One step back, one step on
table-key-escape = Close, skip what is shown, back to now
table-key-help = These keys

# the shared screen
table-pass-device = Pass the device to { $name }
table-pass-device-help = { $seat } is asked. Nobody else should look now.
table-hand-over-film = First show me what happened
table-i-am = I am { $name }
table-now-asked = Now { $name } is asked.
table-went-on = The table has gone on: look again.

# words only
table-in-words = The table in words
table-type-number = Type a number, or “why” and a number
table-text-not-understood = That is no number of an option here.
table-why-n = { $n }.
table-why = Why not?
table-why-of = Why not: { $option }

# guidance and what comes
table-advice = Advice
table-advice-off = No more advice
table-advice-more = More about the advice
table-advised = This is advised
table-hand = Hand
table-hand-of = What { $who } has
table-hand-whose = Whose cards
table-hand-none = Nothing here yet.
table-hand-playable = can be played now
table-hand-play = A click plays it.
table-silence = { $part ->
    [none] Always answer so until this turn ends
   *[other] Always answer so until “{ $part }” ends
}
table-silenced = { $label }: answered for you.
table-nearer = Here it is larger: touch again.
table-advice-think = Think about it longer
table-advice-chance = { $percent } % to win, give or take { $error }
table-advice-wait = It is not your turn. Watch what the others do: the log says it in words.
table-first-see = What you see
table-first-see-text = The board in the middle, the seats above, and the question with its answers. What you may choose carries a dotted blue line on the board.
table-first-want = What you want
table-first-want-text = To win, by the goal that stands on the table. Touch anything on the board, and you read what it is and what it is worth.
table-first-answer = How you answer
table-first-answer-text = Touch the answer in the list, or its place on the board, or type its number. You can take back until somebody learns something new.
table-begin = Begin
table-forecast = What comes next
table-forecast-help = What the AI would do next if nothing changed.
table-forecast-none = Nothing can be foreseen here: it depends on people, or on what is not known yet.
table-certain = Certainly

# the end
table-result = The end
table-won = { $who } won
table-you-won = You won! { $who }
table-nobody-won = Nobody won
table-you-won-together = { $n ->
    [one] You won!
   *[other] You won together!
}
table-you-lost = { $n ->
    [one] You have lost
   *[other] You have lost together
}
table-they-won-together = { $n ->
    [one] The player has won
   *[other] The players have won together
}
table-they-lost = { $n ->
    [one] The player has lost
   *[other] The players have lost together
}
table-everyone = All of you together
table-points = Points
table-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-once-more = Once more, with the same settings
table-look-back = Look back from the beginning
table-decided = Where the lead was made: { $round } (+{ $n }).
table-decided-look = Look there
table-play-on = Play on from an earlier moment
table-review = Review the game
table-reviewed = The game reviewed
table-review-coming = The game is being looked through. What matters most comes first.
table-review-curve = The chance to win
table-review-curve-how = Touch a curve to see that moment on the board.
table-review-moment = Moment of the game
table-review-turning = What decided it
table-review-to = to
table-review-played = Played: “{ $label }”.
table-review-better = Better was “{ $label }”: { $chance } % instead of { $instead } %.
table-review-good = It was the best there was, and better than what rules of thumb would have played.
table-review-none = Nothing was clearly better.
table-review-reply = What it allows: { $who } answers “{ $label }” (in { $share } % of the games that go on from there), and { $chance } % is left.
table-review-line-better = How it could have gone on from there
table-review-line = How else it could have gone on
table-review-look = Look at it
table-review-strokes = Strokes of luck
table-review-lucky = { $who } +{ $n }: luck after “{ $label }” ({ $by })
table-review-unlucky = { $who } −{ $n }: bad luck after “{ $label }” ({ $by })
table-review-skill = Luck and skill
table-part-luck = Luck
table-part-own = Own decisions
table-part-others = Those of the others
table-review-accuracy = Accuracy { $n } %, over { $of ->
    [one] one decision
   *[other] { $of } decisions
}
table-review-accuracy-none = Accuracy: there was nothing to choose wrongly
table-review-skill-why = In hundredths of the chance to win. Luck is what dice and cards gave beyond what was to be expected; decisions are measured by what rules of thumb would have done; ± is a 95 % interval. Accuracy: 100 % is always the best answer, 0 % is choosing blindly.

table-orders = Standing orders
table-orders-n = { $n ->
    [0] Standing orders
   *[other] Standing orders ({ $n })
}
table-orders-help = Answers you give in advance. Nobody else sees them; you can change them at any time. Where several fit, the first one here holds.
table-orders-ask = Ask me
