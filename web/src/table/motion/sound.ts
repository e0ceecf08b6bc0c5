import { habits } from "../state/habits.svelte";

/** Small ticks, made here; only for who wants them. */
const TONES: Record<string, [number, number]> = {
  move: [420, 0.05],
  gain: [620, 0.06],
  hit: [140, 0.09],
  gone: [110, 0.12],
  roll: [300, 0.2],
  mark: [520, 0.03],
};
let context: AudioContext | null = null;

export function tick(how: string): void {
  if (!habits.sound) return;
  const [tone, length] = TONES[how] ?? TONES.mark!;
  context ??= new AudioContext();
  const now = context.currentTime;
  const voice = context.createOscillator();
  const loud = context.createGain();
  voice.type = how === "hit" || how === "gone" ? "triangle" : "sine";
  voice.frequency.setValueAtTime(tone, now);
  loud.gain.setValueAtTime(0.06, now);
  loud.gain.exponentialRampToValueAtTime(0.0001, now + length);
  voice.connect(loud).connect(context.destination);
  voice.start(now);
  voice.stop(now + length);
}
