import type { Page } from '@playwright/test'

/** How long every answer takes, in ms. */
const delayMs = 2000

/** What happens to one in five calls, in turn. */
const faults = ['no connection', 'server error', 'answer lost'] as const

/** Every call of the API takes two seconds, and one in five fails: each time in another way, in the same order in every run. */
export async function weakenNetwork(page: Page): Promise<void> {
  let calls = 0
  await page.route('**/api/**', async (route) => {
    const call = ++calls
    const fault = call % 5 === 0 ? faults[(call / 5) % faults.length] : null
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (fault === 'no connection') return route.abort('connectionreset')
    if (fault === 'server error') return route.fulfill({ status: 500, body: 'upstream failed' })
    if (fault !== 'answer lost') return route.continue()
    // The server has done what it was asked to do; only nobody hears of it.
    await route.fetch()
    return route.abort('connectionreset')
  })
}

/**
 * Makes calls fail on the server until the answer is called. The route stays: taking one away while the next call is
 * being made can lose that call.
 */
export async function breakServer(page: Page, pattern: string): Promise<() => void> {
  let isBroken = true
  await page.route(pattern, (route) => (isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue()))
  return () => void (isBroken = false)
}
