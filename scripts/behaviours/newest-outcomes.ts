import type { TestOutcome } from '../lib/test-reports.ts'

/** What a report of one part of the matrix holds. */
export interface PartReport {
  /** When it was written, in ms. */
  readonly writtenAt: number
  readonly tests: readonly TestOutcome[]
}

/** The outcomes of all reports; a test that several name counts as the newest says, in each place where that one has it. */
export function newestOutcomes(reports: readonly PartReport[]): TestOutcome[] {
  const known = new Set<string>()
  return [...reports]
    .sort((one, other) => other.writtenAt - one.writtenAt)
    .flatMap(({ tests }) => {
      const fresh = tests.filter(({ title }) => !known.has(title))
      for (const { title } of tests) known.add(title)
      return fresh
    })
}
