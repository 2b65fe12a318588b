import type { AccessibilityResults } from '../../apps/api/src/content/accessibility-results.ts'
import type { TestOutcome } from '../lib/test-reports.ts'

/** Counts what the accessibility statement tells: stories, and e2e tests of whole pages and of announcements. Skipped tests do not count. */
export function countResults(
  checkedOn: string,
  stories: readonly TestOutcome[],
  e2e: readonly TestOutcome[],
): AccessibilityResults {
  return {
    checkedOn,
    states: count(stories),
    pages: count(e2e.filter(({ title }) => title.includes('no fault that axe knows'))),
    ways: count(e2e.filter(({ title }) => title.includes('each change is said once'))),
  }
}

function count(outcomes: readonly TestOutcome[]): AccessibilityResults['states'] {
  const run = outcomes.filter(({ status }) => status !== 'skipped')
  return { passed: run.filter(({ status }) => status !== 'failed').length, total: run.length }
}
