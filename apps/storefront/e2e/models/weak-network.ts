import type { Page } from '@playwright/test'
import { breakCalls, loseAnswer } from './faults.ts'

/** How long every answer takes, in ms. */
const delayMs = 2000

/** What happens to one in five calls, in turn. */
const faults = ['no connection', 'server error', 'answer lost'] as const

/**
 * Every call of the API takes two seconds, and one in five fails: each time in another way, in the same order in every run.
 * Returns a function that ends this.
 */
export function weakenNetwork(page: Page): Promise<() => void> {
  let calls = 0
  return breakCalls(page, '**/api/**', async (route) => {
    const call = ++calls
    const fault = call % 5 === 0 ? faults[(call / 5) % faults.length] : null
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (fault === 'no connection') return route.abort('connectionreset')
    if (fault === 'server error') return route.fulfill({ status: 500, body: 'upstream failed' })
    return fault === 'answer lost' ? loseAnswer(route) : route.continue()
  })
}

/** Makes calls fail on the server until the returned function is called. */
export function breakServer(page: Page, calls: string): Promise<() => void> {
  return breakCalls(page, calls, (route) => route.fulfill({ status: 500, body: '' }))
}
