room-skip = Skip to the page
room-nav = Pages
room-menu = Menu
room-home = To the start
room-start = Start
room-lobby = Lobby
room-mine = My games
room-rules = Rules
room-credits = Credits
room-language = Language
room-theme = Light or dark
room-theme-light = Light
room-theme-dark = Dark
room-theme-system = As the device is set
room-waiting-here = { $n ->
    [one] one game waits for you
   *[other] { $n } games wait for you
}
room-foot = Plancia is free and unofficial. The games belong to their authors and publishers.

room-offline = There is no connection just now. Your games are safe; try again in a moment.
room-fault = Something of ours is broken. Nothing of your game is lost.
room-again = Try again
room-nowhere = There is nothing here
room-nowhere-why = The address is misspelled, or what stood here has moved.
room-no-game = This game is not on the shelf.
room-close = Close
room-save = Save

room-guest-1 = Curious Fox
room-guest-2 = Quiet Owl
room-guest-3 = Brave Hare
room-guest-4 = Patient Heron
room-guest-5 = Merry Otter
room-guest-6 = Bold Badger
room-guest-7 = Wise Tortoise
room-guest-8 = Swift Kestrel
room-guest-9 = Gentle Bear
room-guest-10 = Clever Magpie
room-guest-11 = Stubborn Goat
room-guest-12 = Sly Marten

room-hello = Big board games, played right.
room-hello-more = Plancia keeps every rule and says why a move is refused. Bots take the empty seats, friends need only a link, and you need no account.
room-own-table = Set up your own table
room-read-rules = Read the rules
room-go-on = Go on playing
room-new-game = Begin a game
room-all-mine = All my games
room-invited = Did somebody invite you?
room-invited-hint = Paste the link here
room-join = Join
room-not-a-link = This is neither an invitation nor the address of a table.

room-your-turn = Your turn
room-you = { $name } (you)
room-here = { $name } (at your screen)
room-bot = Bot
room-open-seat = Free seat
room-somebody = Somebody
room-mine-clear = Put the finished ones out of sight
room-mine-show = { $n ->
    [one] Show 1 finished game again
   *[other] Show { $n } finished games again
}
room-result-won = You won
room-result-lost = You lost
room-result-by = { $n ->
    [one] { $who } won
   *[other] { $who } share the victory
}
room-result-nobody = Over
room-status-open = waits for players
room-status-playing = being played
room-status-over = finished
room-sit = Sit down: { $seat }
room-watch = Watch
room-continue = Continue
room-look-back = Look back
room-more = Show more
room-refresh = Refresh
room-tables = Tables
room-lobby-more = Public tables. Take a free seat, or watch.
room-lobby-empty = No public table is open just now. Set one up and others will find it here.
room-mine-asked = Your turn
room-mine-waiting = Waiting for others
room-mine-over = Finished
room-mine-empty = You have not sat down anywhere yet.
room-mine-begin = Start a game

room-invitation = Invitation
room-invitation-none = The link is not complete. Paste the whole of it here.
room-invitation-scan = Scan the code on your host's screen, or paste the link here.
room-invites = { $name } invites you to this table
room-invitation-taken = This seat is taken
room-invitation-yours = You sit here already
room-invitation-ask = An invitation gives a seat once, and somebody has used this one. { $name } can send you another.
room-your-seat = Your seat: { $seat }
room-you-watch = You are invited to watch.
room-sit-down = Sit down
room-name = Your name at the table
room-name-hint = We find you one if you leave it empty

room-new = New table: { $game }
room-seats = Who plays
room-seats-help = In clockwise order. Move a seat with its arrows.
room-who-plays = Who plays { $seat }
room-kind-me = You
room-kind-here = Somebody at this screen
room-kind-bot = A bot
room-kind-open = Open for somebody online
room-kind-nobody = Nobody
room-automa = The game plays it, by its own rules
room-their-name = Their name
room-which-bot = Which bot
room-earlier = { $seat }: one place earlier
room-later = { $seat }: one place later
room-how = What you play
room-readings = { $n ->
    [one] A point the rulebook leaves open
   *[other] { $n } points the rulebook leaves open
}
room-clock = Clock
room-clock-none = None
room-clock-live = Live
room-clock-days = Days
room-clock-help-none = Everybody takes the time they need.
room-clock-help-live = For an evening together: when the time is up, a bot stands in until its person is back.
room-clock-help-days = A move now and then, over days. No time passes in quiet hours.
room-per-move = Minutes per move (0: any)
room-in-all = Minutes in all (0: any)
room-days-per-move = Days per move
room-quiet = Quiet hours
room-quiet-from = From
room-quiet-to = To
room-door = At the door
room-title = Name of the table
room-public = Public
room-public-help = Stands in the lobby; anybody may watch and take a free seat.
room-make = Open the table
room-ready = Your table is ready
room-ready-more = Send each player a link. Whoever opens it sits down; no account is needed.
room-invite = Invite
room-to-table = Go to the table

room-no-open-seat = Every seat is taken. You can still invite people to watch.
room-to-watch = To watch
room-seat-link-help = For one person, once.
room-watch-link-help = For as many as you like.
room-link = Link of the invitation
room-copy = Copy link
room-copied = Copied
room-code = QR code
room-code-of-seat = Code of the link for { $seat }
room-code-to-watch = Code of the link to watch
room-share = Share
room-revoke = { $n ->
    [one] Withdraw the link
   *[other] Withdraw { $n } links
}

room-who = Your name
room-account = You
room-renamed = Everybody reads your new name from now on.
room-account-new = Find me again
room-account-old = I have an account
room-account-new-help = You can play without one. With a login or a passkey you find your games again on another device.
room-account-old-help = Your games of this device stay with the guest you are now.
room-account-is = Your login is { $login }.
room-login = Login
room-password = Password
room-keep = Keep my games
room-kept = Done. From another device, come in with this login.
room-log-in = Come in
room-log-out = Log out
room-log-out-everywhere = Log out everywhere
room-password-change = Change the password
room-password-old = Password until now
room-password-new = New password
room-password-help = On every other device you will be asked for it.
room-password-changed = Done. Other devices have been logged out.
room-watching = { $n ->
    [one] One person watches
   *[other] { $n } people watch
}
room-show-out = Show out
room-show-out-whom = Show { $name } out
room-welcome = Welcome back, { $name }.
room-keys = { $n ->
    [0] No passkey yet.
    [one] One passkey.
   *[other] { $n } passkeys.
}
room-key-add = Add a passkey
room-key-in = Come in by passkey
room-key-added = The passkey is added.

room-credits-lead = Whom we thank, and what belongs to whom.
room-unofficial = Unofficial
room-unofficial-text = Plancia is made by players and has no tie to any publisher.
room-unofficial-more = Not one picture and not one sentence of theirs is in here: the rules are told in our own words, everything is drawn anew, and what the rulebook does not print is ours and marked so. If you like a game, buy the box.
room-pictures = Pictures
room-pictures-text = The small pictures on boards and pieces are from game-icons.net, under the licence CC BY 3.0; we coloured and sized them. Icons made by:
room-pictures-interface = The signs of the interface are from Lucide, under the ISC licence.
room-letters = Letters
room-letters-text = Names and titles stand in Fraunces, everything else in Source Sans 3, both under the SIL Open Font License 1.1.
room-ours = Plancia itself
room-ours-text = Program, drawings of the maps and texts are free software under the MIT licence.
