"""What play alone hardly ever comes to in Nova Aetas, where it is near, and what cannot happen at all."""

from __future__ import annotations

from plancia.lab.fuzz.guide import Wish


def town(near: str, *likes: str) -> Wish:
    return Wish(f"town {near}", mission="campaign", likes=likes)


PLUG = Wish("plugged", mission=("M1", "M3", "M5", "M6"))  # where Enemies have an Objective on squares
ARMOURY = Wish("inside bare", mission="M5", likes=("take-arms",))
FRIENDS = Wish("won friends", mission="campaign")
MENDING = Wish("huddle ill mend", likes=("mend",))
SURGEON = Wish("huddle hurt healing-potion double-dose", heroes=("vincenzo",))
HIGH = Wish("bow crossbow arquebus chimera harpy", mission="H1")

RARE = {
    "question Achieved-choose_friend": FRIENDS,
    "refusal Achieved-choose_friend N-CORE-BOND": FRIENDS,
    "question Chapter-choose_way": Wish("won M2", mission="campaign", likes=("end",)),
    "question ChooseFormula-choose": Wish("won", mission="campaign"),
    "question ChooseItem-choose": ARMOURY,
    "effect TakeItem": ARMOURY,
    "refusal may_do N-ENC-CHECK": Wish("inside helmet crossbow", mission="M5"),
    "refusal may_do N-STATUS-BLEEDING": Wish("working", mission="M1"),
    "refusal may_do N-STATUS-BURNED": Wish("working", mission="M1"),
    "refusal Deed-choose_test N-CORE-ACT-AP": Wish("working", mission="M3", likes=("wait", "pull-the-lever")),
    "refusal may_enter N-CORE-ACT-AP": Wish("inside", mission="M2", likes=("front-door", "enter", "wait")),
    "refusal offer_exits N-CORE-ACT-AP": Wish("inside", mission="M2", likes=("wait",)),
    "question Mend-choose_cure": MENDING,
    "question NoQuarter-choose": Wish("fight weak no-quarter", heroes=("valerio",)),
    "refusal NoQuarter-choose N-CORE-HEROISM": Wish("fight weak", heroes=("valerio",)),
    "question Press-choose_direction": Wish("askew crushing-blow bow crossbow", heroes=("gregorio",)),
    "question Rescue-choose": Wish("huddle fallen", likes=("rescue",)),
    "refusal Rescue-choose N-CORE-ACT-RESCUE": Wish("huddle fallen", likes=("rescue",)),
    "question TreatAll-choose": town("", "hospital"),
    "question UseItem-choose_another": SURGEON,
    "question UseItem-choose_target": SURGEON,
    "refusal may_drink N-CORE-HEALING": SURGEON,
    "refusal UseActive-choose_token N-CORE-HEALING": Wish("huddle hale ill field-dressing", heroes=("vincenzo",)),
    "refusal HeroAttack-choose_target N-CORE-SKILL-FORMS": Wish(
        "fight twin-casting fireball flash", heroes=("rebecca",)
    ),
    "refusal may_play N-CORE-MOVE-PASS": Wish("cornered blink", heroes=("rebecca",)),
    "refusal may_riposte N-CORE-RANGE": Wish("fight attacked riposte", heroes=("altair",)),
    "refusal may_serve N-CORE-BOND": town("", "inn"),
    "refusal may_serve N-TOKEN-GEN-1": town("blessed", "church"),
    "refusal may_target N-AREA-BREATH": Wish("fight flame-gust"),
    "refusal may_target N-AREA-LANCE": Wish("fight spear"),
    "refusal may_target N-ATK-HEIGHT": HIGH,
    "refusal may_target N-CORE-LOS-4": HIGH,
    "refusal may_use N-CORE-LOS-3": Wish("cornered blink", heroes=("rebecca",)),
    "effect Drain": Wish("won", mission="M3"),
    "effect HearRumour": town("M1", "inn", "rumour"),
    "effect LearnSchool": town("", "academy", "ignis", "mens", "umbra", "vita"),
    "box N-AI-25 no nobody": Wish("inside attacked", mission="M5"),
    "box N-AI-25 no blocked": Wish("above attacked bronze-colossus", mission=("H1", "M5")),
    "box way N-AI-14": PLUG,
    "destiny venus-favour": Wish(mission="E1", likes=("venus-favour",)),
}

# What cannot be met with the things of this box: it is there for packs, or for those whom nobody asks.
NEVER = (
    "question HeroAttack-choose_facing",  # one direction only covers a target
    "box N-AI-25 no no-way",  # on the house maps a way leads from everywhere to every Objective
    "effect SetFlag",  # flags of the house campaign are set on its ways
    "refusal may_do N-CORE-KEYWORD",  # no Mission Action of the house missions requires a Keyword
    "refusal may_step N-ABIL-HEAVY",  # no Hero is Heavy; Enemies choose their steps without being asked
    "refusal may_step N-CORE-HEIGHT-3",  # a Hero may always step off an edge
    # Skills and cards give Enemies only Marked, Distracted and Blinded, Heroes only Blessed and Defended; the other
    # tokens come with attacks, where nobody is asked: what they meet is counted as the ability.
    "refusal may_receive N-ABIL-DESTINY",
    "refusal may_receive N-ABIL-IMMUNITY",
    "refusal may_receive N-ABIL-TOUGH",
    "refusal may_receive N-ABIL-UNDEAD",
    "refusal may_receive N-STATUS-CURSED",
    "refusal may_receive N-STATUS-DISTRACTED",
    "refusal may_receive N-TOKEN-GEN-5",
)
