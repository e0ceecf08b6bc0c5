/** Where a sheet comes to rest when it is let go: at the step that is nearest. */
export function nearest(steps: readonly number[], at: number): number {
  let best = 0;
  for (let each = 1; each < steps.length; each++) {
    if (Math.abs(steps[each]! - at) < Math.abs(steps[best]! - at)) best = each;
  }
  return best;
}
