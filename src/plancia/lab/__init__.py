"""The lab: bots against bots, random play under supervision, balance, speed."""
