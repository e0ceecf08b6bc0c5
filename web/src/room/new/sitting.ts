import { post, whoever } from "../../api";
import { go } from "../../router.svelte";
import type { Preset } from "../types";
import { asPreset } from "./plan";

/** Opens such a table and sits down at it; with advice where somebody learns. Throws Trouble. */
export async function sitDown(preset: Preset, game: string): Promise<void> {
  await whoever();
  const made = await post("/api/tables", { body: asPreset(preset, game) });
  go(`/t/${made.table}${preset.id === "first" ? "?guide=1" : ""}`);
}
