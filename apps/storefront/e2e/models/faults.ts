import type { Page, Route } from '@playwright/test'

/** What goes wrong with an answer of the API. */
export type Fault = 'no connection' | 'no answer' | 'server error' | 'not signed in' | 'no JSON' | 'another shape'

const answers: Readonly<Record<Fault, (route: Route) => Promise<void>>> = {
  'no connection': (route) => route.abort('internetdisconnected'),
  'no answer': () => new Promise(() => undefined),
  'server error': (route) => route.fulfill({ status: 500, body: 'upstream failed' }),
  'not signed in': (route) => route.fulfill({ status: 401, json: { code: 'auth/required', message: 'Sign in.' } }),
  'no JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Pay for Wi-Fi' }),
  'another shape': (route) => route.fulfill({ status: 200, json: { data: [{ products: 42 }], result: null } }),
}

/** Every fault. */
export const faults = Object.keys(answers) as readonly Fault[]

/** Answers calls of an operation with a fault until the answer of this function is called. */
export async function makeFail(page: Page, pattern: string, fault: Fault): Promise<() => void> {
  let isBroken = true
  await page.route(pattern, (route) => (isBroken ? answers[fault](route) : route.continue()))
  return () => void (isBroken = false)
}

/** Keeps the answers of an operation back; gives what lets them through, and says when the first call was made. */
export async function holdBack(page: Page, pattern: string) {
  let letThrough = () => {}
  let noteCall = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  const called = new Promise<void>((resolve) => (noteCall = resolve))
  await page.route(pattern, async (route) => {
    noteCall()
    await held
    // She may have left: nobody waits for the answer any more.
    await route.continue().catch(() => undefined)
  })
  return { letThrough, called }
}

/** Notes every error that nobody caught, promises too. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
