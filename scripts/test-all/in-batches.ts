import type { Step } from './steps.ts'

/** Steps in the order of the list: one that runs alone by itself, those between two such ones together. */
export function inBatches(steps: readonly Step[]): readonly (readonly Step[])[] {
  const batches: Step[][] = []
  for (const step of steps) {
    const last = batches.at(-1)
    if (step.isAlone || last === undefined || last[0]?.isAlone) batches.push([step])
    else last.push(step)
  }
  return batches
}
