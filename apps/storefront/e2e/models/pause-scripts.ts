import type { Page } from '@playwright/test'

/** The scripts of the shop, by their names before the hash, by default all; those too that are asked for again under a query. */
export const scriptsOf = (...names: readonly string[]) =>
  new RegExp(`/assets/(${names.length === 0 ? '.*' : names.join('|')})-[\\w-]{8}\\.js`)

/**
 * Waits until the page has loaded a script that it fetches by itself, by its name, with all that belongs to it:
 * what comes in idle time comes late on a busy machine.
 */
export async function untilLoaded(page: Page, name: string): Promise<void> {
  const fetched = await page.waitForFunction(
    (files) => performance.getEntriesByType('resource').find((file) => new RegExp(files).test(file.name))?.name ?? '',
    scriptsOf(name).source,
  )
  // Asked for a second time it is what the page has, once all of it is there.
  await fetched.evaluate(async (address) => void (await window.__shop?.load?.(new URL(address).pathname)))
}

/** Delays scripts, by default all, until the returned function is called. */
export async function pauseScripts(page: Page, scripts = scriptsOf()): Promise<() => void> {
  let letThrough = () => {}
  const waiting = new Promise<undefined>((resolve) => (letThrough = () => resolve(undefined)))
  await page.route(scripts, async (route) => {
    await waiting
    await route.continue()
  })
  return letThrough
}
