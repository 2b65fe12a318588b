import type { Step } from './steps.ts'

/** As many steps at once as a small machine has cores. */
const lanes = 2

/**
 * Runs the steps of a batch, two at once and in their order. A step begins when those that it names in `after` have ended, however
 * they ended: what they left broken it finds by itself.
 */
export async function runBatch<Outcome>(
  batch: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const waiting = batch.values()
  const begun = new Map<string, Promise<Outcome>>()
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (const step of waiting) {
      for (const name of step.after ?? []) await begun.get(name)
      const outcome = run(step)
      begun.set(step.name, outcome)
      outcomes.push(await outcome)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}
