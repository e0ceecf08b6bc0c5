# The terminal in English: what is around a game. The words of a game are with the game.

list = { $most } and { $last }

## The drawn table

map-adjacent = Adjacent on this map: { $pairs }

## At the table

whose-turn = {" "}{ $name }: it is your decision.{" "}
no-such-option = “{ $said }” is not among the options. Type a number or a name from the list, or help.
option-which = “{ $said }” can mean more than one thing: { $listed }
wound-back = { $table } stands again as after entry { $to }.
wind-back-refused = { $table }: { $why }
picked-so-far = Picked: { $n }, { $least ->
    [0] at most { $most }
   *[other] { $least ->
        [one] at least one
       *[other] at least { $least }
    }, at most { $most }
}. In any order; a number again puts it back, and “1 3 4” names several at once.
picks-too-few = { $least ->
    [one] Pick at least one first.
   *[other] Pick at least { $least } first.
}
picks-refused = That cannot be picked so ({ $rule }): { $least ->
    [0] at most { $most }
   *[other] from { $least } to { $most }
}, each no more often than it is there.
picked-together = Together { $n }, { $bound ->
    [least] at least { $wanted }
   *[most] at most { $wanted }
} ({ $rule }).
picks-beyond = That cannot be picked so ({ $rule }): { $bound ->
    [least] together it must come to at least { $wanted }.
   *[most] together it may come to at most { $wanted }.
}
cannot-be-played = The table cannot carry this out. Nothing has changed. Please report it.
refused = Refused: { $label }. { $rule }: { $text }
allowed = Allowed: { $label }
nothing-refused = Nothing is refused here.
nothing-to-undo = There is nothing to take back.
undone = Taken back.
undo-agree = Somebody has learned something since: dice have been rolled, or others have decided. Does the table agree? (yes/no)
no-thoughts = No AI has had anything to weigh yet.
game-is-over = The game is over. You can still say undo, log, map, save FILE or quit.
game-over = The game is over after { $length }.
plain-over = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
plain-examples = by its id or its name
hand-over = {" "}Hand the screen to { $name }, who presses Enter when nobody else is looking.{" "}
position-as-known = This holds what you may know; what is hidden lies as it could lie.
orders-title = Standing orders of { $name }
orders-how = order N gives an order, revoke N takes it back; ✓ is given. Where several fit, the first in the list holds; only you see yours.
order-given = Ordered: { $label }.
order-revoked = Revoked: { $label }.
order-given-already = It is ordered already: { $label }.
order-not-given = It is not ordered: { $label }.
order-which = Say which: a number from the list that orders shows.
no-orders = There is nothing to order beforehand in this game.
resumed = The game goes on. What happened last:
saved = Saved in { $file }.
save-where = Say where: save FILE.
record-where = Say where: record FILE.
record-later = The record tells what is hidden: it can be had when the game is over.
not-kept = The game cannot be kept in { $file }: { $why }. It goes on, but save it elsewhere before you leave.
goodbye = Go on with: plancia play { $game } --resume last
since-yours = To you ({ $name }), since your last decision:
since-spared = Nothing was taken from you, and nothing given.
help-at-the-table =
    A number or a name from the list is an answer. An empty line repeats the question.
      why            what is refused here, and by which rule
      why NAME       why one option is refused
      undo           take back your last answer, with what bots and dice did since
      log [N]        the last N lines of the log, with their rules
      since            what happened since your last decision, and to you first
      rules NAME     a rule or a card: { $examples }
      primer         the game on one page
      map            draw the table again
      list           the table in sentences, without a drawing
      look [NAME]    everything that lies before a seat; without a name, before you
      orders         standing orders; order N gives one, revoke N takes it back
      hint           up to three answers, with the chance to win that each gives
      think          what the AI weighed, with every candidate
      save FILE      save the game
      record FILE    the game as a text, one line for each answer and each roll
      position       the position as a text you can keep, change and play from
      quit           leave; the game goes on with --resume last
    { $drawing }

## Being taught

hint-thinking = One moment …
hint-chance = { $percent } % to win (give or take { $error })
no-hint = Nobody is asked anything just now.
not-taught = Nobody has written how this game is taught. “plancia play GAME --quick” begins a usual game.
primer-goal = The goal
primer-turn = Your turn
primer-know = Five things to know
lesson-advice = Do this:
lesson-strayed = You have done something else than advised ({ $label }). That is fine; “undo” takes it back.
lesson-learned = What you have learned
lesson-next = What to play next

## A new game

choose-between = Choose a number from { $least } to { $most }.
new-welcome = { $game }. An empty line takes the answer in brackets.
new-what = What do you want to play?
new-own = A table of your own
new-settings = What is agreed on? Choose what you want to change.
new-go-on = That is all
new-your-seat = Whom do you play?
new-seat = Whom does person { $number } play?
setting-how = “{ $value }” does not fit { $name }; write for example { $example }
no-such-value = { $name } cannot be “{ $value }”; choose among { $choices }
new-people = How many people sit at this screen?
new-people-n = { $n ->
    [one] 1 person
   *[other] { $n } people
}
new-bots = How many bots play too?
new-bots-n = { $n ->
    [0] none
    [one] 1 bot
   *[other] { $n } bots
}
new-strength = How do the bots play?
new-thumb = sensibly, by rules of thumb (thumb)
new-learning = learning: no further than the answer itself
new-casual = casual: by rules of thumb
new-good = good: plays a few ways on to the end of the round
new-sharp = sharp: plays many on, and overlooks little
new-expert = expert: up to two seconds a move
new-random = at random, for a first look (random)

## Files

why-missing = there is no such file
why-forbidden = it is not allowed
why-folder = it is a folder
why-other = the system refuses it
file-too-much = { $file } takes more than { $seconds } seconds or too much memory to open, and is left alone
file-not-read = { $file } cannot be read: { $why }
file-not-written = { $file } cannot be written: { $why }
file-no-text = { $file } is no text in UTF-8
file-is-no-save = { $file } exists and is no such file of Plancia: choose another name
file-line = { $file }, line { $line }
no-last-save = there is no game to go on with: none has been kept yet
kept-over = over
kept-unreadable = this cannot be read
kept-elsewhere = { $game } · { $players } · with packs, or by another version · { $when }
kept-how = Go on with one of them: plancia play --resume { $name }
save-not-ours = { $where }: this is no file of Plancia
save-other-rules = { $where }: played by another version of the rules
save-other-content = { $where }: played with other content than is installed here
save-refused = { $where }: a move that the rules refuse
save-no-game = { $where }: no such game is installed here
save-breaks-off = { $where }: the file breaks off
save-changed = { $where }: the file has been changed since it was written
save-damaged = { $where }: this cannot be played
replay-unfinished = { $n ->
    [one] 1 answer
   *[other] { $n } answers
} played; the game is not over.
replay-hash = Hash { $hash }
verify-good = { $n ->
    [one] The 1 roll or draw comes
   *[other] All { $n } rolls and draws come
} from the key whose hash was shown before.
verify-borrowed = { $n ->
    [one] 1 more is
   *[other] { $n } more are
} taken on trust: the table this one branched from still plays with that key.
verify-no-hash = { $file } shows no hash of a key: there is nothing to verify
verify-no-key = { $file } does not tell its key yet: it does when the game is over
verify-differs = { $where }: chance did not say this
verify-other-key = { $where }: this is not the key whose hash was shown
review-not-over = { $file } is not over yet: a game can be reviewed when it is
review-no-mind = { $game } cannot be reviewed: its bots do not know what a chance to win is
review-progress = The game is being looked through: { $percent } %
review-curve = The chance to win, from the first question to the end
review-company = All together
review-sums = Luck and skill, in hundredths of the chance to win
review-seat = { $name }: from { $first } to { $last }. Luck { $luck }, own decisions { $own }, those of the others { $others }.
review-seat-together = { $name }: from { $first } to { $last }. Luck { $luck }, own decisions { $own }.
review-sums-why = Luck is what dice and cards gave beyond what was to be expected; decisions are measured by what rules of thumb would have done. ± is a 95 % interval.
review-turning = What decided it
review-played = Played: “{ $label }”; { $moved }.
review-moved = the chance goes from { $before } to { $after }
review-better = Better was: “{ $label }”. It gives { $chance } instead of { $instead }, as far as could be known then.
review-good = It was the best there was, and better than what rules of thumb would have played.
review-none-better = Nothing was clearly better.
review-reply = What it allows: { $who } answers “{ $label }” (in { $share } of the games that go on from there), and { $chance } is left.
review-line-better = It could have gone on so: { $line }.
review-line = It could also have gone on so: { $line }.
review-look = To look at it: plancia replay FILE --until { $number }
review-strokes = Strokes of luck
review-lucky = { $round }, after { $by } played “{ $label }”: luck gives { $name } { $n } hundredths.
review-unlucky = { $round }, after { $by } played “{ $label }”: bad luck takes { $n } hundredths from { $name }.
review-accuracy = Accuracy
review-accuracy-of = { $name }: { $said }, over { $n ->
    [one] one decision
   *[other] { $n } decisions
}.
review-accuracy-none = nothing to choose wrongly
review-accuracy-why = 100 % is always the best answer, 0 % is choosing blindly; a decision counts as much as there was to be lost by it.
report-of = A bug report about { $game }, written by Plancia { $version } after entry { $number }.
report-holds-seat = It holds only what { $seat } may know; what is hidden lies as it could lie.
report-holds-spectators = It holds only what a spectator may know; what is hidden lies as it could lie.
report-note = It says: { $note }
report-no-face = { $game } cannot be shown in a terminal
position-which = name a position file, or take one from a save with --from SAVE
position-good = { $file } is a good position.

## Settings

settings-refused = { $rule }: { $text }
no-such-player = “{ $kind }” is no player; choose among { $kinds }
no-such-seat = “{ $name }” does not sit at this table; here sit { $names }
seat-which = “{ $name }” can mean: { $names }
no-packs = { $game } has no cards of its own, so no pack fits it.
check-line = { $name ->
    [declared] declarations
    [laws] laws
    [secrets] secrets
    [languages] both languages
    [text] play by text
    [written] saves, records, positions
    [bots] bots finish
   *[fuzz] fuzz
}: { $wrong ->
    [0] well
   *[other] WRONG
} ({ $seconds } s)
check-passed = { $title } passes.
check-failed = { $title } does not pass: { $n ->
    [one] 1 fault
   *[other] { $n } faults
}.
new-title-name = “{ $name }” cannot be the name of a title: small letters and digits, words joined by hyphens, a letter first
new-title-there = there is a title “{ $name }” already
new-title-taken = Python knows a module “{ $name }” already: choose another name
new-title-folder = { $folder } is there already: nothing is overwritten
new-title-next =
    It plays already. What comes next:
        pip install -e { $folder }
        plancia check { $name }
        plancia play { $name } --seats first=human,second=thumb
research-needed = this needs Gymnasium, PettingZoo and NumPy: pip install 'plancia[research]'
no-such-game = there is no game “{ $game }”; choose among { $names }
no-such-language = there is no language “{ $lang }”; choose among { $known }
seat-twice = { $name } is named twice

## Rules

no-such-rule = { $meant ->
    [none] there is no rule or card “{ $id }”
   *[other] there is no rule or card “{ $id }”; did you mean { $meant }?
}
rule-which = “{ $id }” can mean: { $listed }{ $n ->
    [0] {""}
   *[other] {" "}and { $n } more
}
from = { $from_ ->
    [rulebook] from the rulebook
    [public] from public sources
    [pack] from a pack
    [inferred] inferred from the rulebook
   *[house] of our own making
}
rule-from = { $kind ->
    [ruling] our own ruling
   *[rule] { $from_ ->
        [rulebook] from the rulebook
        [public] from public sources
        [inferred] inferred by us from the rulebook
       *[house] a rule of our own
    }
}
rule-kind = { $kind ->
    [setup] set-up
    [legality] what is allowed
    [effect] what happens
    [scoring] scoring
    [visibility] what is seen
    [ruling] ruling of ours
   *[content] what every box obeys
}
rules-kind = Kind
rules-book = Rulebook (Italian)
rules-from = Source
rules-rulings = Settled by
rules-option = Option of the table
rules-not-code = Not code
rules-code = Code
rules-tests = Shown by tests
rules-play = Met in play: carried out { $done }, candidates allowed { $allowed }, refused { $refused }
rules-playing = playing { $games } random games
rules-column-id = Rule
rules-column-where = Code
rules-column-tests = Tests
rules-column-done = Done
rules-column-allowed = Allowed
rules-column-refused = Refused
rules-chapter = { $code } of { $n } in code
rules-table-not-code = not code
rules-table-hole = NOWHERE
rules-holes = { $n ->
    [one] 1 hole
   *[other] { $n } holes
}, neither cited by code nor explained:
rules-no-hole = No hole: all { $n } are cited by code or say why not.

## Packs

pack-good = { $title } ({ $name }) is a good pack.
pack-bad = { $n ->
    [one] 1 problem
   *[other] { $n } problems
}
pack-changes = { $n ->
    [0] It changes nothing.
    [one] It changes 1 value.
   *[other] It changes { $n } values.
}
problem-syntax = { $why }: { $near }
problem-not-text = { $why }
problem-refused = this cannot be
problem-too-big = too many { $what }: { $size }, at most { $most } allowed
problem-too-deep = tables and lists inside each other go deeper than { $most }
problem-too-many = more than { $most } problems; mend these first
problem-not-a-file = is a link or a folder; content must be a plain file
problem-not-a-folder = there is no such folder
problem-unreadable = cannot be read: { $why }
problem-not-a-pack = a pack needs a file pack.toml with name, game, title and plancia = 1
problem-wrong-game = this pack is for { $value }, not for { $wanted }
problem-wrong-format = this pack is written in format { $value }; this Plancia reads format { $wanted }
problem-unknown-kind = unknown kind { $value }
problem-unknown-id = there is no { $kind } { $value } to change, and a pack cannot add one
problem-unknown-key = unknown key { $value }
problem-bad-id = { $value } is not a good id: letters, digits, - and _, at most 64
problem-duplicate = already written at { $first }
problem-missing = is missing: { $wanted }
problem-wrong-type = { $value } should be { $wanted }
problem-out-of-range = { $value } should be { $wanted }
problem-wrong-length = { $value } should be { $wanted }
problem-wrong-form = { $value } should be { $wanted }
problem-not-a-word = { $value } should be { $wanted }
problem-or = {" "}or{" "}
problem-guess = ; did you mean { $guess }?
problem-why-twice = this is written twice
problem-why-value = a value is missing or not well written (texts need quotes)
problem-why-equals = expected = after the key
problem-why-left-over = something is left over at the end of this line
problem-why-statement = this is neither a key nor a [table]
problem-why-no-key = a key is missing
problem-why-header-open = this [table] is not closed with ]
problem-why-list-open = this list is not closed with ]
problem-why-table-open = this table is not closed with {"}"}
problem-why-text-open = this text is not closed with a quote
problem-why-escape = a \ in a text stands before one of b t n f r " \ u U (or use 'single quotes')
problem-why-date = there is no such date
problem-why-utf-8 = not UTF-8: save the file as UTF-8
problem-why-utf-16 = this is UTF-16: save the file as UTF-8
problem-why-bom = the file starts with a byte-order mark: save it as UTF-8 without one
problem-why-nul = there is a NUL byte: this is not a text file
problem-why-control = there is a character that does not print
problem-what-bytes = bytes in this file
problem-what-marks = keys, values and lines in all
problem-what-files = TOML files in this folder
problem-what-records = records
problem-what-answers = answers
wanted-words = one of { $words }
wanted-form = a text of another form
wanted-whole-number = a whole number
wanted-number = a number
wanted-finite-number = a finite number
wanted-text = a text in quotes
wanted-true-or-false = true or false
wanted-list = a list [...]
wanted-table = a table
wanted-date = a date
wanted-anything = something
wanted-length = { $noun } with length { $bounds }
wanted-bounds = { $noun }, { $bounds }
bound-least = at least { $n }
bound-most = at most { $n }
bound-above = above { $n }
bound-below = below { $n }
bound-multiple = divisible by { $n }

## Help

help-usage = Usage
help-command = COMMAND
help-flag-help = this page
help-flag-version = the version of Plancia
help-commands = Commands
help-options = Options
help-arguments = Arguments
help-language = --lang en or --lang it chooses the language, with every command.
usage-UnknownOptionError = there is no option { $value }; --help lists them
usage-UnknownCommandError = there is no command “{ $value }”; --help lists them
usage-UnusedCliTokensError = “{ $value }” is too much here; --help says what is expected
usage-MissingArgumentError = { $name } is missing or has no value; --help says what is expected
usage-ValidationError = the value of { $name } is not possible
usage-RepeatArgumentError = { $name } is given twice
usage-CoercionError = { $choices ->
    [none] “{ $value }” does not fit { $name }
   *[other] “{ $value }” does not fit { $name }; choose among { $choices }
}
usage-other = this command line cannot be understood ({ $value } { $name }); --help says what is expected

cmd-plancia = A table for heavy board games with every rule enforced.
cmd-play = Sit down and play.
cmd-play---resume = List the games you can go on with, or go on with one of them.
    .usage = [NAME]
    .name = a name from the list, a file, or “last”
cmd-play-title = Play { $game }. Without options it asks a few questions first.
    .usage = [OPTIONS]
    .quick = start at once at the usual table
    .learn = a guided first game, from the first idea to the last count
    .seats = who plays what, clockwise: SEAT=human,SEAT=good (human, learning, casual, good, sharp, expert; thumb, random)
    .seed = makes chance the same every time
    .resume = go on with a saved game: a file, a name that “plancia play --resume” lists, or “last”
    .position = play from a position file
    .pack = lay a folder of content over the box; may be repeated
    .delay = seconds to wait after each line of the log
    .plain = sentences instead of the drawn table
    .setting = what is agreed on: { $settings }
cmd-replay = Play a record or a save again, and see that it ends as it says.
    .usage = FILE [OPTIONS]
    .file = the record, or a save; also the name of a game you played here, or “last”
    .until = stop after so many answers
    .steps = print every answer with what it did
    .pack = the packs it was played with
cmd-position = Show and check a position.
    .usage = [FILE] [OPTIONS]
    .file = a position file
    .from- = print the position of a save instead
    .play = play on from it
    .seats = who plays what; people where nothing is said
    .seed = makes chance the same every time
    .plain = sentences instead of the drawn map
cmd-verify = Draw every roll of a finished game again from its key.
    .usage = FILE [OPTIONS]
    .file = the record, or a save; also the name of a game you played here, or “last”
    .pack = the packs it was played with
cmd-review = Look back at a finished game: the chance to win over time, its turning points, luck apart from skill.
    .usage = FILE [OPTIONS]
    .file = the record, or a save; also the name of a game you played here, or “last”
    .json = for a program, as docs/review.md says
    .seed = the same seed gives the same review
    .pack = the packs it was played with
cmd-report = Open a bug report and look at its table.
    .usage = FILE [OPTIONS]
    .file = the report
    .play = play on from there
    .plain = sentences instead of the drawn map
    .pack = the packs it was played with
cmd-backup = A whole server's tables and people in one file, taken while it runs.
    .usage = FILE [OPTIONS]
    .file = where it is written; there must be nothing yet
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-restore = A backup, into a database in which there is nothing yet.
    .usage = FILE [OPTIONS]
    .file = what plancia backup wrote
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-wind-back = A table of a server that does not open any more: back to its last good entry.
    .usage = TABLE [OPTIONS]
    .table = the id of the table, as its address has it
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin = The people and tables of a server, also while it runs.
cmd-admin-people = The people of a server, the newest first.
    .usage = [WORDS] [OPTIONS]
    .words = in their name or login; or an id
    .json = for programs
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-tables = The tables of a server, where something happened last first.
    .usage = [WORDS] [OPTIONS]
    .words = in the title or the name of the owner; or a game or an id
    .json = for programs
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-rename = Give a person another name. Where they sit already, the table keeps the old one.
    .usage = PERSON NAME [OPTIONS]
    .person = an id, as plancia admin people shows it, or a login
    .name = the new name
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-revoke = End all sessions and seat tokens of a person.
    .usage = PERSON [OPTIONS]
    .person = an id or a login
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-export = All that is kept about a person, as JSON.
    .usage = PERSON FILE [OPTIONS]
    .person = an id or a login
    .file = where it is written; there must be nothing yet
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-delete = Delete a person and all that is kept about them. Others play on; backups keep what they hold.
    .usage = PERSON --yes [OPTIONS]
    .person = an id or a login
    .yes = really: it cannot be taken back
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-close = Close a table: nobody plays it, looks at it or finds it in a list.
    .usage = TABLE [OPTIONS]
    .table = the id of the table, as its address has it
    .undo = open it again
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-ban = Let a person, or anybody from an address, in no more.
    .usage = PERSON|ADDRESS [OPTIONS]
    .whom = an id or a login, or an address; of IPv6 its network of 64 bits
    .until = a day, or a day and a time, as 2030-01-31 or 2030-01-31T18:00; for ever without it
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-unban = Lift a ban.
    .usage = PERSON|ADDRESS [OPTIONS]
    .whom = an id or a login, or an address
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-bans = Who is banned.
    .usage = [OPTIONS]
    .json = for programs
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-admin-prune = Remove tables that are over or abandoned for so many days, and guests who are nowhere any more.
    .usage = [OPTIONS]
    .finished = days after the last entry of a finished table; PLANCIA_KEEP_FINISHED without it
    .abandoned = days after the last entry of any other table; PLANCIA_KEEP_ABANDONED without it
    .dry-run = only say what would be removed
    .json = for programs, with every id
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
cmd-doctor = Look a set-up over: what is wrong with it, and what to do. Nothing is changed.
    .usage = [OPTIONS]
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; the file of plancia serve without it
    .data = the folder of what the server keeps
    .host = where it is to listen
    .port = on which port
    .origin = the address people type
    .json = for programs
cmd-serve = Put tables on the network, for everybody who may sit at them.
    .usage = [OPTIONS]
    .database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; a file of its own without it
    .host = where it listens; 127.0.0.1, this machine alone, without it
    .port = on which port; 0 takes a free one
    .origin = the address people type, as https://plancia.example; needed where others can reach it
    .data = the folder for what it keeps
    .browser = also open it in the browser
    .lan = a home game: phones in the same network join by invitation, and may do nothing else; --host says which of this machine's addresses they type
cmd-primer = A game on one page: its goal, a turn, how points come, five things to know.
    .usage = [GAME]
    .game = the game
cmd-rules = The rules ledger: what a rule says, its code, its tests, and how often play met it.
    .usage = [GAME [ID or NAME]] [OPTIONS]
    .game = the game
    .id = a rule, a card, a unit, by id or by name, or the beginning of an id such as W-DMG; without it, all rules
    .games = how many random games to count
cmd-new-title = Lay out a title of your own: a package that plays already, with rules, words in both languages, a drawing, a bot and tests.
    .usage = NAME [OPTIONS]
    .name = its name: small letters and digits, words joined by hyphens
    .to = the folder; without it, the name
cmd-check = What every title must pass: its declarations, the laws, secrets, both languages, play by text, saves and positions, bots, a short fuzz. Status 1 when something fails.
    .usage = TITLE
    .title = the title
cmd-lab = Random play under the laws, bots against bots, and how fair the content is.
cmd-lab-mutants = Break the rules one at a time, and see whether the tests that cite them notice. Status 1 when fewer than 95 % of guards and steps or 85 % of the rest are noticed.
    .usage = GAME [OPTIONS]
    .game = whose rules
    .rule = only code that carries this rule, or rules whose ids begin so: W-DMG
    .file = only this file of the title
    .kind = only this kind: open, shut, step, effect, comparison, number, tie-break; may be repeated
    .sample = only so many, drawn by lot
    .seed = of the lot
    .others = against so many tests, too, that come by and do not cite the rule: which of them would notice?
    .jobs = processes
cmd-lab-fuzz = Play at random over every mode, set-up and ruling, and check the table after every effect. Ends with a list of what happened too rarely: less than once in 50,000 decisions. Status 1 when something is broken, or when that list is not empty.
    .usage = GAME [OPTIONS]
    .game = the game
    .decisions = how many to make, exactly; in 1,000,000 everything should happen at least 20 times
    .seed = the same seed plays the same games, whatever the number of jobs
    .jobs = processes
    .compiled = on the compiled copy of the engine
    .replay = instead: the record of a violation, to see it again
    .key = with a record: the seed of its game
    .then = with a record: the last answer
cmd-lab-secrets = Tables that differ only in what a seat may not know, and tables that a seat imagines: can it tell them apart? Compares view, question and log, byte for byte. Status 1 when a seat or a spectator can.
    .usage = GAME [OPTIONS]
    .game = the game
    .pairs = how many of a state and a seat, exactly
    .seed = the same seed looks at the same pairs, whatever the number of jobs
    .jobs = processes
    .compiled = on the compiled copy of the engine
cmd-lab-honesty = Tables that look the same to the seat that is asked: does every bot with the same seed give the same answer? The strongest, which differ by their budget only, are asked at some of them. Status 1 when one does not.
    .usage = GAME [OPTIONS]
    .game = the game
    .pairs = of how many tables
    .bots = only these, separated by commas
    .seed = the same seed looks at the same pairs, whatever the number of jobs
    .jobs = processes
    .compiled = on the compiled copy of the engine
cmd-lab-encoding = What every action and every place in an observation means to those who train on a game: two tables, in English. docs/research.md explains them.
    .usage = GAME
    .game = the game
cmd-lab-dataset = Positions to learn from: bots play, every mode of the game in turn, and what the seat that is asked sees is kept with its answer and its share of the victory, as a file of NumPy's. docs/research.md explains it.
    .usage = GAME --into FILE [OPTIONS]
    .game = the game
    .into = the file, such as games.npz
    .games = how many
    .bots = who plays, separated by commas; they change places from game to game
    .every = one decision in so many is kept
    .seed = the same seed writes the same rows, whatever the number of jobs
    .jobs = processes
    .compiled = on the compiled copy of the engine
cmd-lab-chances = Does a chance to win come true as often as it says? Games between bots, by how many play: how it is made of what the bots see, and how well that holds in games that it was not fitted to.
    .usage = GAME [OPTIONS]
    .game = the game
    .games = how many
    .ends = in so many of them, rollouts to the end of the game beside those to the next boundary
    .into = a file for what is found, such as chances.toml in the bot room of the title
    .seed = the same seed plays the same games, whatever the number of jobs
    .jobs = processes
    .compiled = on the compiled copy of the engine
cmd-lab-arena = Bots against bots, every bot in every place of the turn order, sides drawn evenly.
    .usage = GAME [OPTIONS]
    .game = the game
    .seats = the bots, separated by commas; against the AI they are repeated to fill the seats
    .games = how many; against the AI, for each scenario and each number of humans
    .scenario = against the game itself, in this scenario
    .all-scenarios = against the game itself, in every scenario
    .ai = against the game itself, in every scenario of this faction
    .humans = against the AI: how many humans, 1 to 4; otherwise as many as there are seats
    .seed = the same seed plays the same games, whatever the number of jobs
    .jobs = processes
    .compiled = on the compiled copy of the engine
    .better = two bots: is the first better than the second? The same deals with the seats changed over, until it is clear; GAMES is then how many pairs at most. Status 1 unless it is
    .players = with --better: how many sit down; from three on the first bot sits alone against the others
cmd-lab-balance = How fair the sides of a game are to each other; and, where a game plays a side itself, how hard each scenario is with each number of humans.
    .usage = GAME [OPTIONS]
    .game = the game
    .games = so many with each number of players; a twentieth of it for each scenario and number of humans
    .bot = who plays all seats
    .seed = the same seed plays the same games, whatever the number of jobs
    .jobs = processes
    .compiled = on the compiled copy of the engine
cmd-lab-kill = Kill a server under the hands of its writers, again and again, and see that nothing acknowledged is lost. Status 1 when something is lost, doubled, out of its place or cannot be played again.
    .usage = [OPTIONS]
    .kills = how often; some of them hit a server that is just starting
    .database = PostgreSQL is started for the occasion
    .seed = of the writers and of the moments; the machine adds chance of its own
    .plant = a server with this fault in it, to see that it is found
cmd-lab-race = Concurrent, repeated, late and early answers to the same questions, to several servers on one PostgreSQL. Status 1 when a version has two winners, or what the clients saw could not have been so.
    .usage = [OPTIONS]
    .submissions = how many in all
    .processes = servers
    .seed = of the submissions; the machine adds chance of its own
cmd-lab-resume = Cut clients off in the middle of a word, restart the server, and see that each comes back to the whole truth. Status 1 when what a client has in the end differs from what a new one gets.
    .usage = [OPTIONS]
    .clients = how many, 200 at a time
    .database = PostgreSQL is started for the occasion
    .seed = of the clients and of the cuts; the machine adds chance of its own
cmd-lab-load = Many tables with four people each, a move every two seconds: how long until it is acknowledged? Status 1 on any error, or when one in a hundred waits longer than 150 ms.
    .usage = [OPTIONS]
    .tables = how many at a time, one number after the other; 50, 100 and 200 if nothing else is said
    .seconds = how long each time, after a few to warm up
    .siege = without, then with a siege: heads that never end, and on every endpoint one who sends a letter at a time and one who never reads; 50 tables if nothing else is said. Status 1 when one in a hundred waits more than twice as long
    .connections = half-open ones of the siege
    .database = PostgreSQL is started for the occasion
    .seed = of the players
cmd-lab-away = The database goes away while people play, and comes back: its disk is full, it stands still, it is shut down. Status 1 when somebody is not told within three seconds, something acknowledged is lost, or play does not go on by itself.
    .usage = [OPTIONS]
    .how = full (a small file system, where mounting is allowed, else as limited), limited (files that must not grow), frozen or stopped (PostgreSQL); may be repeated; all of them if nothing else is said
    .times = how often each
    .seed = of the players; the machine adds chance of its own
    .plant = a server with this fault in it, to see that it is found
cmd-lab-clock = The time of day jumps by hours and days, forward and back, while people play against the clock; now and then a server is killed meanwhile. Status 1 when a seat loses time by it, somebody is thrown out, a clock stands still, or the journal is out of order.
    .usage = [OPTIONS]
    .jumps = how many
    .database = with PostgreSQL two servers, whose clocks may differ
    .seed = of the jumps and the players
cmd-lab-upgrade = Two versions of the server on one PostgreSQL: the newer one migrates while the older one serves, and both serve the same tables. Status 1 when something is lost, somebody waits longer than three seconds, or an older server starts on a newer schema.
    .usage = [OPTIONS]
    .seconds = how long with the older one, with both, and with the newer one
    .older = a source tree of an earlier version; without it, the version that is installed is the older one, and the newer one has one more version of the schema
    .seed = of the players; the machine adds chance of its own
    .plant = a newer version that needs what the older one does not write, to see that it is found
cmd-lab-hostile = Packs, records, saves and positions that somebody wrote to do harm. Status 1 when one is not refused, or without a line and a reason, or late, or does anything else. With a game: real ones of it, changed a little, which must not hang, crash, take too much memory or become a table that cannot be opened again.
    .usage = [GAME] [OPTIONS]
    .game = whose positions, saves and records are changed; without it, those that were written by hand
    .cases = how many changed ones
    .seed = of the games and of the changes
cmd-lab-leaks = Tables that differ only in what a viewer may not know: over HTTP and WebSocket, can the viewer tell them apart? Status 1 when a seat, a spectator or a bot can.
    .usage = GAME [OPTIONS]
    .game = the game
    .pairs = how many pairs of states to look at, and up to seven more: a table is looked at as a whole
    .seed = the same seed makes the same tables
cmd-lab-abuse = Bad messages over WebSocket, and requests made from the OpenAPI document, good ones and bad ones. Status 1 on a crash, an error of the server's own, a change, or a refusal without a reason.
    .usage = [OPTIONS]
    .messages = how many over WebSocket
    .examples = how many requests of each kind, for each operation and each sort of caller
    .connections = how many at once that never end, never read, or say nothing that can be read
    .database = PostgreSQL is started for the occasion
    .seed = of the messages and requests
cmd-lab-faults = Plant the faults of tests/faults one at a time in a copy of the source tree, and see that the tests and trials named there find each. Status 1 when one lives, or when something fails without any.
    .usage = [OPTIONS]
    .only = only this one; may be repeated
    .jobs = how many at a time; what is timed may fail for want of time, and seem to have found a fault
cmd-bench = How fast the three games are, beside Catanatron and python-chess, on one core: decisions a second, copies, views, memory. The other two are installed into an environment of their own the first time.
    .usage = [OPTIONS]
    .rounds = every engine in turn, so many times
    .seconds = how long each plays in a round
    .beside = a checkout of another state of Plancia: the same random games there and here, and nothing else
cmd-pack = Your own box: folders of TOML laid over the content.
cmd-pack-check = Check a pack, and say what it changes.
    .usage = FOLDER
    .folder = the folder of the pack

## The lab

lab-crew-lost = worker after worker was killed, and nothing got done in between: is there memory enough? Try with fewer --jobs
lab-needs-trials = this trial needs more packages: pip install "plancia[lab]"

## The server

backed-up = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $people ->
    [one] one person
   *[other] { $people } people
}.
restored = { $file } is restored: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $people ->
    [one] one person
   *[other] { $people } people
}.
serving = plancia: { $url }
serving-no-browser = Open this address in a browser. Ctrl-C closes it.
serving-browser = The table opens in your browser; if it does not, type the address above. Ctrl-C closes it.
serving-lan = Phones in the same network find it at { $url }
serving-lan-help = Open a table here and choose “Invite”: each open seat has a code to scan. From a phone nothing else can be done. If a phone does not get here, it is in another network, or this machine's firewall keeps it out.
serve-lan-origin = --lan is for the network around this machine, { $value } for others: one of them
serve-lan-host = “{ $value }” is no address of this machine in the network around it: such as 192.168.1.5
serve-lan-none = this machine is in no network; --host says its address where that is wrong
serve-no-origin = others can reach { $value }: say with --origin which address they type, as https://plancia.example
serve-bad-origin = “{ $value }” is no origin: scheme, host and port, as https://plancia.example
serve-bad-port = “{ $value }” is no port: a number from 0 to 65535; 0 takes a free one
serve-in-use = another plancia already serves these tables: { $value }
serve-bad-patience = “{ $value }” is not how long a bot may think: a number of seconds, more than 0, up to 20
serve-bad-days = “{ $value }” is not for how long tables are kept: a number of days, from 1 to 36500
serve-bad-proxy = “{ $value }” is no address of a proxy: such as 127.0.0.1, several with commas
serve-cannot-listen = cannot listen on { $value }
serve-bad-store = { $place }: { $code ->
    [no-url] a database is sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME
    [exists] there is a file already
    [no-backup] there is no backup in it that this Plancia can read
    [not-empty] there are people or tables in it already; a backup goes into an empty database
    [no-driver] PostgreSQL needs one more package: pip install "plancia[postgres]"
    [no-file] tables are kept in a file
    [no-folder] there is no such folder
    [foreign] there is something else in it, not tables of Plancia
    [newer] it was written by a newer Plancia
    [broken] it is damaged ({ $why })
   *[other] { $why }
}

## Mutants

faults-unknown = no fault of this name is in the list: { $ids }
faults-bad-list = the list of faults no longer fits the sources: { $what }
mutants-no-tree = only a source tree with its tests can be hunted through, and not the compiled copy
mutants-none = nothing to break: no code carries such a rule, or there is no such file
mutants-unread =
    pytest cannot collect the tests:
    { $tests }
mutants-of-rule = { $rule }: { $died } of { $made } were noticed
mutants-equivalent = changes nothing, { $place }: { $was } → { $now }
mutants-failing = { $n ->
    [one] One test fails on the unbroken rules; it was left out:
   *[other] { $n } tests fail on the unbroken rules; they were left out:
}
mutants-uncited = { $n ->
    [one] One rule has code and no test that cites it:
   *[other] { $n } rules have code and no test that cites them:
}
mutants-stale = { $n ->
    [one] One listed equivalent matches nothing any more:
   *[other] { $n } listed equivalents match nothing any more:
}
mutants-denied = { $n ->
    [one] One listed equivalent was noticed after all:
   *[other] { $n } listed equivalents were noticed after all:
}
mutants-so-many-tests = { $n } of { $of } tests tried as they are
mutants-so-many-mutants = { $n } of { $of } mutants, { $lived } live
mutants-other = noticed by { $test }, which does not cite it
mutants-sum = { $n } of the title’s { $made } mutants, in { $seconds } s
mutants-kind = { $kind ->
    [open] guard that no longer refuses
    [shut] guard that always refuses
    [step] step left out
    [effect] effect left out
    [comparison] comparison turned
    [number] number turned
    [tie-break] tie-break reversed
    [guards] guards and left out
   *[turned] comparisons, numbers, tie-breaks
}
mutants-fate = { $how ->
    [passed] { $n ->
        [one] one test that cites it comes by and notices nothing
       *[other] { $n } tests that cite it come by and notice nothing
    }
    [unmade] could not be put in place: a fault of this tool
    [elsewhere] no test that cites it comes by
   *[uncited] no test cites it
}
mutants-column-kind = broken
mutants-column-made = made
mutants-column-died = died
mutants-column-equivalent = equal
mutants-column-lived = lived
mutants-column-share = noticed

## Whoever runs a server

admin-no-database = no server keeps its tables in { $place }: say with --data or --database where they are
admin-away = the database cannot be reached ({ $why }); nothing was changed
admin-nobody = there is nobody with the id or login “{ $said }”; plancia admin people lists everybody
admin-no-table = there is no table with the id “{ $said }”; plancia admin tables lists them all
admin-no-text = that is no text
admin-none = Nothing found.
admin-more = These are the first { $n }; say more words to find others.
admin-id = id
admin-name = name
admin-login = login
admin-guest = (guest)
admin-tables = tables
admin-since = since
admin-seen = last here
admin-until = until
admin-banned = banned
admin-for-ever = for ever
admin-game = game
admin-title = title
admin-owner = owner
admin-status = state
admin-changed = changed
admin-is-open = seats free
admin-is-playing = being played
admin-is-over = over
admin-is-closed = closed
admin-bad-name = that cannot be a name: { $why }
admin-renamed = { $old } is now called { $name }. Tables where they sit already keep the old name.
admin-revoked = { $name } is out: all sessions and seat tokens have ended. A running server ends open pages within seconds.
admin-revoked-guest = That was a guest, without a login: they cannot come back to their seats. The owners of their tables can free these.
admin-file-exists = { $file } exists already: choose another name
admin-exported = All that is kept about { $name } is in { $file }. Nobody else may read the file.
admin-delete-sure = this deletes { $name } ({ $id }) for ever: say --yes as well. plancia admin export keeps what they may want to have
admin-deleted = { $name } is deleted. { $removed ->
    [0] No table went with them.
    [one] One table where nobody else was went with them.
   *[other] { $removed } tables where nobody else was went with them.
} { $changed ->
    [0] No other table knew them.
    [one] At one table others are left: there their name and what they wrote are a dash, and where the game goes on a bot plays for them.
   *[other] At { $changed } tables others are left: there their name and what they wrote are a dash, and where the game goes on a bot plays for them.
} What they answered stays. Backups keep what they hold.
admin-closed-already = the table { $table } is closed already
admin-not-closed = the table { $table } is not closed
admin-closed = The table { $table } is closed; --undo opens it again. A running server ends open pages within seconds.
admin-reopened = The table { $table } is open again.
admin-ban = { $until ->
    [none] { $whom } is banned. A running server ends open pages within seconds.
   *[other] { $whom } is banned until { $until }. A running server ends open pages within seconds.
}
admin-unban = { $whom } may come in again.
admin-no-ban = { $whom } is not banned
admin-ban-proxy = { $address } is this machine or your proxy: everybody would be banned who comes through it
admin-ban-network = “{ $network }” is no single address: name one address, or a network of 64 bits of IPv6
admin-prune-nothing = everything is kept for ever: say with --finished or --abandoned for how many days tables are kept
admin-prune = { $done ->
    [yes] Removed
   *[no] Would be removed
}: { $finished ->
    [one] one finished table
   *[other] { $finished } finished tables
}, { $abandoned ->
    [one] one abandoned table
   *[other] { $abandoned } abandoned tables
}, { $guests ->
    [one] one guest who is nowhere any more
   *[other] { $guests } guests who are nowhere any more
}.
admin-bad-moment = “{ $said }” is no day and no time: write 2030-01-31 or 2030-01-31T18:00
admin-past-moment = { $said } is over already

## What is wrong with a set-up

doctor-python = Plancia { $plancia } on Python { $python }; it needs Python 3.11 or newer.
doctor-packages = All the packages it needs are installed.
doctor-packages-missing = Packages are missing: { $names }. Install Plancia again: pip install --force-reinstall plancia
doctor-compiled = The engine is compiled.
doctor-not-compiled = The engine is not compiled: bots think about a quarter as far. A compiled wheel brings it; in a clone, tools/compile.py makes it.
doctor-client = The client for the browser is there.
doctor-no-client = The client for the browser is not in { $folder }: people find no page. Take a wheel that has it; in a clone, run tools/client.py.
doctor-clock = The clock says { $now }.
doctor-clock-behind = The clock says { $now }, which cannot be. Put it right: sessions and clocks of tables go by it.
doctor-clock-back = The clock is { $seconds } seconds behind what a server told when it last ran. Put it right; until it has caught up, time at the tables runs at half its speed.
doctor-clock-apart = This machine's clock and that of the database differ by { $seconds } seconds. Let both be put right by the network (NTP).
doctor-clock-same = The clocks of this machine and of the database agree.
doctor-workers = Processes for bots start.
doctor-no-workers = No process for bots can be started ({ $why }): is there memory enough, and may this user start more processes?
doctor-settings = With these settings no server starts: { $why }
doctor-data = { $folder } can be written to, { $free } GiB are left.
doctor-data-little = Where { $folder } lies only { $free } GiB are left. Make room: on a full disk nothing is acknowledged any more.
doctor-data-not-writable = Nothing can be written into { $folder } ({ $why }). Give it to the user that the server runs as, or name another folder with --data.
doctor-no-database-yet = There are no tables in { $place } yet; the first start makes them.
doctor-database = { $place } is a database of this Plancia (schema { $version }) and whole.
doctor-database-older = { $place } was made by an older Plancia. The next start brings it to schema { $version }; make a backup first.
doctor-database-read-only = { $place } can only be read. Give the user of the server the right to write there.
doctor-bad-store = No server starts on this database. { $place }: { $code ->
    [no-url] a database is sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME
    [no-driver] PostgreSQL needs one more package: pip install "plancia[postgres]"
    [no-folder] there is no such folder
    [foreign] there is something else in it, not tables of Plancia
    [newer] it was written by a newer Plancia; take that one, or an older backup
    [broken] it is damaged ({ $why }); restore a backup
    [no-server] the server cannot be reached or does not let us in ({ $why })
   *[other] { $why }
}
doctor-served = A server serves these tables just now: { $url }
doctor-origin = People find it at { $origin }.
doctor-origin-letters = Browsers write { $origin } as { $better }: name it so, or everything they send is refused.
doctor-origin-here = { $origin } is every machine's name for itself: nobody but you comes in by it. Name with --origin what others type.
doctor-origin-plain = { $origin } is not https: whoever is in between can read passwords and sessions, and passkeys do not work. Put a proxy with TLS before it.
doctor-origin-no-proxy = { $origin } is https, so a proxy stands before the server: name its address in PLANCIA_PROXY, or all people count as one at every limit.
doctor-origin-lookalike = Browsers may show { $origin } as “{ $read }”: make sure that nobody takes it for another address.
doctor-port = { $where } is free.
doctor-port-ours = On { $where } a Plancia answers already.
doctor-port-taken = The server cannot listen on { $where }{ $who ->
    [none] { "" }
   *[other] ; { $who } does
}. Choose another with --port, or end that program.
doctor-webhooks = Webhooks may call the world on ports { $ports }.
doctor-webhooks-private = Webhooks may call machines of the inner network: right at home, wrong where strangers play. PLANCIA_PRIVATE_WEBHOOKS decides it.
doctor-end = { $wrong ->
    [0] { $hints ->
        [0] All is well.
        [one] All is well; one thing could be better (!).
       *[other] All is well; { $hints } things could be better (!).
    }
    [one] One thing is wrong (✗).
   *[other] { $wrong } things are wrong (✗).
}
