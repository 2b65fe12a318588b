import type { Step } from './steps.ts'

/** As many steps at once as a small machine has cores; a third one makes the others slower than it is worth. */
const lanes = 2

/**
 * Runs the steps of a batch, two at once and in their order. A step begins when those that it names in `after` have ended, however
 * they ended: what they left broken it finds by itself.
 *
 * @param isOver Asked before each step: no other one begins once it is true.
 */
export async function runBatch<Outcome>(
  batch: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
  isOver: (outcomes: readonly Outcome[]) => boolean,
): Promise<readonly Outcome[]> {
  const waiting = batch.values()
  const begun = new Map<string, Promise<Outcome>>()
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (const step of waiting) {
      for (const name of step.after ?? []) await begun.get(name)
      if (isOver(outcomes)) return
      const outcome = run(step)
      begun.set(step.name, outcome)
      outcomes.push(await outcome)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}
