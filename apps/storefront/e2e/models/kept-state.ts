import type { BrowserContext, Page } from '@playwright/test'

/** Where a test stands whose steps an earlier one of this worker has taken by hand. */
interface KeptState {
  /** The address of the page, without its host. */
  readonly path: string
  /** What the device keeps. */
  readonly entries: Readonly<Record<string, string>>
  /** What tells the server what is in the cart. */
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
}

const states = new Map<string, KeptState>()

/** Keeps what the device holds under `keys` now, and the page that it shows, under a name that is the worker's own. */
export async function keepState(page: Page, name: string, keys: readonly string[]): Promise<void> {
  const entries = await page.evaluate(
    (wanted) => Object.fromEntries(wanted.map((key) => [key, localStorage.getItem(key) ?? ''])),
    keys,
  )
  const { pathname, search } = new URL(page.url())
  // Of the cart's page in each language.
  const cookies = await page.context().cookies()
  states.set(name, {
    path: pathname + search,
    entries,
    cookies: cookies.filter((cookie) => cookie.name === 'cart_drawn'),
  })
}

/** Opens a file of the shop's origin: no script reads or writes there what the device keeps while a test changes it. */
export async function openWithoutScripts(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
}

/**
 * Restores on a device what an earlier test of this worker has kept, and opens its page: a second instead of three for a cart.
 *
 * @param path Another page than the one that was kept.
 * @returns Whether there was something.
 */
export async function restoreState(page: Page, name: string, path?: string): Promise<boolean> {
  const state = states.get(name)
  if (state === undefined) return false
  await openWithoutScripts(page)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, state.entries)
  await page.context().addCookies(state.cookies)
  await page.goto(path ?? state.path)
  return true
}
