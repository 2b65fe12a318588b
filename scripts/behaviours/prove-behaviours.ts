import type { TestOutcome } from '../lib/test-reports.ts'
import type { Behaviour } from './read-behaviours.ts'

/** How far one system is. */
export interface SystemProof {
  readonly system: string
  readonly proven: number
  readonly claimed: number
  readonly total: number
}

export interface Proof {
  readonly systems: readonly SystemProof[]
  /** Claims that only tests outside the gate carry, whether those ran or not. */
  readonly onlyInFull: readonly string[]
  /** Claims without a passing test, and ids in titles that no row has. */
  readonly problems: readonly string[]
}

const list = /\[(\d+\.\d+(?:\s*,\s*\d+\.\d+)*)\]/g

/** The ids that a test's title names: `[23.4]`, or several as `[25.1, 25.2]`. */
export function idsOf(title: string): string[] {
  return [...title.matchAll(list)].flatMap(([, ids]) => (ids ?? '').split(/\s*,\s*/))
}

/**
 * Holds the claims against the tests that ran. A behaviour is proven by a passing test, at its second try if need be, and by
 * no failing one.
 *
 * @param outsideGate Titles of tests that only the full matrix runs: where they did not run, their claims are no problem.
 */
export function proveBehaviours(
  behaviours: readonly Behaviour[],
  tests: readonly TestOutcome[],
  outsideGate: readonly string[],
): Proof {
  const testsById = new Map<string, TestOutcome[]>()
  for (const test of tests) {
    for (const id of idsOf(test.title)) testsById.set(id, [...(testsById.get(id) ?? []), test])
  }
  const stateOf = (id: string) => {
    const own = testsById.get(id) ?? []
    if (own.length === 0) return 'has no test'
    const failed = own.find(({ status }) => status === 'failed')
    if (failed) return `has a failing test: ${failed.title}`
    return own.some(({ status }) => status === 'passed' || status === 'flaky') ? 'proven' : 'has only skipped tests'
  }

  const known = new Set(behaviours.map(({ id }) => id))
  const unknown = [...testsById.keys()].filter((id) => !known.has(id))
  const full = new Set(outsideGate)
  const inFull = new Set(outsideGate.flatMap(idsOf))
  const onlyInFull = behaviours.filter(
    ({ id, isClaimed }) =>
      isClaimed && inFull.has(id) && (testsById.get(id) ?? []).every(({ title }) => full.has(title)),
  )
  const unproven = behaviours.filter(({ id, isClaimed }) => {
    if (!isClaimed || stateOf(id) === 'proven') return false
    return !(inFull.has(id) && !testsById.has(id))
  })
  const systems = [...new Set(behaviours.map(({ system }) => system))].map((system) => {
    const own = behaviours.filter((behaviour) => behaviour.system === system)
    return {
      system,
      proven: own.filter(({ id }) => stateOf(id) === 'proven').length,
      claimed: own.filter(({ isClaimed }) => isClaimed).length,
      total: own.length,
    }
  })
  return {
    systems,
    onlyInFull: onlyInFull.map(({ id }) => id),
    problems: [
      ...unproven.map(({ id }) => `${id} is claimed but ${stateOf(id)}`),
      ...unknown.map((id) => `${id} is named by a test but docs/behaviours.md has no such row`),
    ],
  }
}
