import type { Step } from './steps.ts'

/** Steps in the order of the list: light neighbours together, every other one by itself. */
export function inBatches(steps: readonly Step[]): readonly (readonly Step[])[] {
  const batches: Step[][] = []
  for (const step of steps) {
    const last = batches.at(-1)
    if (step.isLight && last?.[0]?.isLight) last.push(step)
    else batches.push([step])
  }
  return batches
}
