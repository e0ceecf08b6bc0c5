# What the lab says in English.

crew-lost = a worker was killed; what it had in hand is done again
progress = { $n } of { $of } { $what ->
    [games] games
    [missions] missions
    [campaigns] campaigns
    [pairs] pairs
    [submissions] submissions
    [messages] messages
    [clients] clients
    [kills] kills
   *[things] things
}{ $more }
to-go = , { $seconds } s to go
and-decisions = , { $n } decisions
and-faults = , { $n } faults
and-cuts = , { $n } times cut off
and-acknowledged = , { $n } acknowledged
broken = { $trial }: BROKEN, { $n } faults
more-faults = ... and { $n } more

## Fuzz

fuzz-progress = { $n } of { $of } decisions, { $games } games, { $rare } too rare, { $pace }/s
fuzz-head-met = met { $least }x
fuzz-head-of = of
fuzz-head-least = least often
fuzz-pace = { $decisions } decisions in { $games } games, the longest { $longest }; { $seconds } s
fuzz-all = all { $n } things happened at least { $least ->
    [1] once
   *[other] { $least } times
}
fuzz-rare = happened less than { $least ->
    [1] once
   *[other] { $least } times
} ({ $n }):
fuzz-violation = violation: { $wrong }
fuzz-mended = nothing is wrong with it any more

## Secrets

secrets-pairs = { $game }: { $pairs } pairs of state and seat in { $games } games; { $seconds } s
secrets-differed = differed: { $fields }
secrets-answers = { $answers } answers given on both tables; { $pairs } tables imagined
nobody-tells = nobody can tell them apart
honesty-asked = answers compared: { $bots }
honesty-well = nobody answers by what it cannot see
honesty-fault = { $bot } answers { $question } with { $one } here and with { $other } where all that differs is hidden from it
better-pairs = pairs of the same deal: { $won } won, { $lost } lost, { $even } even: { $share } { $interval }
better-games = { $one } wins { $points } of { $games } games
better-yes = { $one } is better than { $other }: surely enough, p < 0.01
better-no = { $one } is not clearly better than { $other }: surely enough, p < 0.01
better-open = whether { $one } is better than { $other } is not yet clear: play more
chances-brier = { $name }: { $games } games. Brier score in games it was not fitted to: { $before } as the mind says, { $after } as it is kept
chances-end = in { $games } of them: { $end } where rollouts go to the end of the game, { $here } where they go to the next boundary
chances-columns = { "  " }promised, came, how often:

## Arena and balance

series-no-bot = there is no bot '{ $bot }'; choose among { $known }
series-no-scenario = no scenario { $scenario } against { $ai ->
    [none] the AI
   *[other] { $ai }
}; choose among { $known }
series-no-mission = there is no mission '{ $mission }'; choose among { $known }
series-humans = from { $least } to { $most } play together against the game itself
series-no-side = in { $game } nobody plays against the game itself
series-no-rivals = in { $game } nobody plays against anybody: all win or lose together
column = { $name ->
    [bot] bot
    [faction] faction
    [seat] seat
    [tribe] tribe
    [place] in turn order
    [scenario] scenario
    [mission] mission
    [humans] humans
    [games] games
    [won] won
   *[ratio] ratio
}
interval = 95 % interval
as-a-human = , as one of the humans
against-share = against { $share }
bot-against-bot = { $one } against { $other }: { $share } to { $others }, { $p }
averages = { $games } games: { $rounds } rounds, { $decisions } decisions, { $vp }, on average
averages-plain = { $games } games: { $rounds } rounds, { $decisions } decisions, on average
averages-vp = VP { $everyone }, of the best { $best }
averages-vp-ai = VP humans { $humans }, AI { $ai }
balance-players = { $n } players. { $averages }
balance-order = in turn order: { $shares }
balance-ai = Against the AI. { $averages }
balance-humans = { $n ->
    [one] 1 human
   *[other] { $n } humans
}
balance-each = { $n } games each; ! outside { $low } to { $high }, !! with its whole interval
missions-broken-off = broken off after { $n } of { $of } missions
missions-nothing = nothing was played
missions-by-company = { $bot }, by company
missions-by-players = { $bot }, by players
missions-outside = ! outside { $low } to { $high }
campaigns-sum = { $n } campaigns, { $decisions } decisions, { $missions } missions
campaigns-no-ending = no ending
campaigns-broken = campaign { $seed }: { $trouble }
campaigns-good = no error

## The trials of the server

kill-kills = { $database }: { $kills } kills, { $at_start } of them during start-up
kill-moves = { $acknowledged } moves acknowledged at { $tables } tables, { $again } of them asked for once more
kill-rows = { $rows } rows in the journals; back in service after { $seconds } s (95 of 100 times)
kill-well = nothing lost, doubled or missing
race-submissions = { $n } submissions, { $rate } a second, to { $processes } servers
race-accepted = { $accepted } moves accepted, { $repeated } answered once more; refused: { $refused ->
    [none] none
   *[other] { $refused }
}
race-well = one winner each, and everyone else was told
resume-clients = { $clients } clients, cut off { $cuts } times, { $messages } messages
resume-restarts = { $restarts } restarts, { $views } fresh views to compare with; { $seconds } s
resume-well = every view equals a fresh one, byte for byte
leaks-pairs = { $game }: { $pairs } pairs of states on { $tables } pairs of tables in { $seconds } s
leaks-differed = { $differed } with other hidden things, { $keys } with another key
leaks-messages = { $messages } messages and { $bots } answers of bots compared
abuse-socket = WebSocket: { $messages } messages; answers: { $answers }; closed: { $closed }
abuse-http = HTTP: { $requests } requests to { $operations } operations; { $statuses }
abuse-rough = TCP: { $n } connections that are no conversations; ended with { $ends }; { $looks } looks of somebody else meanwhile, the slowest { $ms } ms
abuse-rough-so-many = { $n } connections
abuse-well = no crash, no change, every refusal says why
hostile-things = { $n } hostile things: { $made }
hostile-kind = { $n } { $kind }s
hostile-slowest = slowest { $seconds } s ({ $name })
hostile-largest = largest { $mb } MB ({ $name })
mutants = { $game }: { $n } changed ones ({ $made }): { $refused } refused, { $taken } taken
mutants-answers = { $taken } answers taken, { $refused } refused because they could not be carried out
mutants-so-far = { $n } of { $of }, { $faults } faults
mutants-well = no hang, no crash, and every table opens
hostile-well = all refused, none of them did anything
faults-first = first what should find them, without any fault
faults-so-many = { $n } of { $of } faults, { $lived } not found
faults-found = { $id }: found by { $by }
faults-lives = { $id } ({ $file }) LIVES: nothing in { $by } notices it
faults-spoilt = { $id } ({ $file }) keeps everything from being tried: { $by }
faults-failing = fails without any fault: { $test }
faults-planted = { $n ->
    [one] 1 fault
   *[other] { $n } faults
} planted, { $found } found, { $seconds } s
faults-well = every planted fault is found
load-head =
    {"               to acknowledge, ms       to the others, ms                      cores          MB    kB"}
    tables  moves     p50     p99     max     p50     p99     max errors  late server clients memory  view
load-screens = { $tables } tables: { $screens } screens
load-moves = { $tables } tables: { $moves } moves, { $errors } errors
load-well = load: p99 within { $ms } ms, no error
load-slow = load: too slow, or with errors
away-times = { $how ->
    [full] disk full
    [limited] files that must not grow
    [frozen] PostgreSQL that stands still
   *[stopped] PostgreSQL shut down
}, { $times ->
    [one] once
   *[other] { $times } times
}: { $told } requests were told so, the slowest after { $slowest } s
away-moves = { $acknowledged } moves acknowledged; everybody played again { $again } s after it was back, at the latest
away-so-many = { $n } of { $of } times, { $acknowledged } acknowledged
away-well = told in time, nothing lost, and play went on
clock-jumps = { $database }: { $jumps } jumps of the clock on the wall, { $restarts } servers killed meanwhile
clock-moves = { $moves } moves; at most { $lost } s were lost over what a move took; once the jump was over at least { $slowest } % of a think was counted
clock-so-many = { $n } of { $of } jumps, { $moves } moves
clock-well = no time lost, nobody thrown out, every clock runs, the journal in order
upgrade-versions = schema { $before }, then { $after }
upgrade-moves = { $before } moves acknowledged by the older one, { $together } while both served, { $after } by the newer one; the slowest answer meanwhile took { $slowest } s
upgrade-refused = an older one that came too late: { $words }
upgrade-so-many = { $acknowledged } acknowledged
upgrade-well = nothing lost, both served, and who is too old does not start
siege-siege = siege: { $opened } connections, { $ended } of them ended by the server
siege-held = { $usual } half-open at a time, never less than { $least }
siege-slow = { $endpoints } endpoints: { $letters } letters one at a time, { $unread } connections on which nothing was read
siege-well = p99 to acknowledge { $times } times that without it, no error

## The compiled copy

compiled-no-tree = the compiled copy is made by tools/compile.py of a source tree; there is none here
compiled-fails = the engine cannot be compiled

## Bench

bench-compiling = compiling the engine (minutes, the first time)
bench-fetching = looking for Catanatron and python-chess (fetched the first time)
bench-round = round { $n } of { $of }: { $engine }, about { $seconds } s to go
bench-left-out = { $engines } are left out: { $why }
bench-no-others = catanatron and chess cannot be installed: { $why }
bench-not-driven = it installs, but cannot be driven
bench-not-pinned = processes cannot be pinned to a core here
bench-beside-head = answers a second here, there, and how much faster here: by the median of { $n } rounds, by the best of each
bench-beside-others = not the same games
bench-head = { $python } on one core, best of { $n } rounds in turn (median in brackets); x: times Catanatron
bench-games = whole random games
bench-decisions = decisions a second
bench-asked = put to a player
bench-choice = where there is a choice
bench-counted = counted for { $engine }: { $what }
bench-counted-Catanatron = actions, as its ticks count them, also a roll or an end of turn that is the only one; four, all at random
bench-counted-python-chess = moves
bench-costs = costs
bench-cost = { $what ->
    [clone] a copy of a game in progress, µs
    [step] a copy, one answer on it, and what may be done next, µs
    [view] what one seat sees, µs
    [view_json] the same as JSON values, µs
    [dump] the whole state as JSON values, µs
    [record] the record of a finished game, µs
    [megabytes] a finished game of four with journal and log, MB
    [activation] an Enemy's Activation and what follows up to the next question, ms at the median
   *[slowest] the slowest of them, ms
}
bench-wanted = wanted
bench-pass = pass
bench-fail = FAIL
bench-times = { $engine }: { $found } times Catanatron, at least { $limit }
bench-most = { $engine }: { $what } { $found }, at most { $limit }

## A title on trial

check-no-part = TITLE names no { $part }
check-no-rule-text = the rule { $rule } has no text in “{ $lang }” (ledger.toml)
check-no-text = the text { $text } is missing from { $lang }.ftl
check-text-fault = { $lang }.ftl: { $fault }
check-no-number = { $step }: an option has no number to type
check-no-label = { $step }: its prompt or a label is empty in “{ $lang }”, or two options have the same label
check-not-told = the table is not told in words in “{ $lang }” (describe)
check-no-end = a game of { $bot } against itself has no end or no result

## Research

dataset-written = { $rows } positions of { $games } games in { $file }, encoding { $version }
