import type { Page } from '@playwright/test'

const day = new Date('2025-07-04T14:35:00+05:30')

/** More than anything waits before it acts, less than anything stays before it leaves, in ms. */
const longMs = 2000

/**
 * Stops the time of a page that is going to be opened: it is always the same day, and what would come late or leave by
 * itself (a slow answer, a notice, a celebration) stays as it is, however busy the machine.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(day)
  await page.addInitScript(dropLongTimers, longMs)
}

/** Runs in the page before anything else. */
function dropLongTimers(longest: number): void {
  const start = globalThis.setTimeout
  const setTimeout = (task: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
    delay < longest ? start(task, delay, ...values) : 0
  Object.assign(globalThis, { setTimeout })
}
