/** The chapters that have a name in our texts; others go by their id. */
const NAMED = new Set(
  `W-GEN W-CORRA W-SETUP W-UNIT W-ROUND W-UPKEEP W-SPOILS W-PREP W-DRAFT W-ACT W-EXODUS W-BUY W-OMNI W-VP W-MAP W-SHORE
  W-MOVE W-FEAT W-DMG W-MUSTER W-COOP-SETUP W-SCEN W-THREAT W-COOP-UPKEEP W-COOP-SPOILS W-COOP-PREP W-COOP-DRAFT
  W-COOP-ACT W-AI-TURN W-AI-OMNI W-AI-BUY W-AI-DMG W-AI-GATHER W-COOP-VP W-DISPERSE W-SCEN-RUN1 W-C W-AIC W-A`.split(
    /\s+/,
  ),
);

export function isNamed(chapter: string): boolean {
  return NAMED.has(chapter);
}
