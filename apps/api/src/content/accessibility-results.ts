import { readFileSync } from 'node:fs'
import { formatDate } from '@krishi/storefront-core/format'
import type { Locale } from '@krishi/storefront-core/locale'

/** How many tests of a kind there were, and how many passed. */
interface Passed {
  readonly passed: number
  readonly total: number
}

/** What the tests of accessibility found; `pnpm accessibility` writes it from their reports. */
export interface AccessibilityResults {
  /** The day of the run, such as 2026-11-26. */
  readonly checkedOn: string
  /** States of widgets, each checked by axe. */
  readonly states: Passed
  /** Whole pages. */
  readonly pages: Passed
  /** Tasks whose announcements are recorded. */
  readonly ways: Passed
}

/** The results of the last recorded run. */
export const accessibilityResults = JSON.parse(
  readFileSync(new URL('../../assets/accessibility-results.json', import.meta.url), 'utf8'),
) as AccessibilityResults

/** A text with the results in place of their names in braces, such as `{statesPassed}`. */
export function fillResults(text: string, language: Locale): string {
  const { checkedOn, states, pages, ways } = accessibilityResults
  const values: Readonly<Record<string, string>> = {
    day: formatDate(checkedOn, language),
    states: String(states.total),
    statesPassed: String(states.passed),
    pages: String(pages.total),
    pagesPassed: String(pages.passed),
    ways: String(ways.total),
    waysPassed: String(ways.passed),
  }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
