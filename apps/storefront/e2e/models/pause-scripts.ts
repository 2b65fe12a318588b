import type { Page } from '@playwright/test'

/** The scripts of the shop, by the beginning of their names, by default all; those too that are asked for again under a query. */
export const scriptsOf = (...names: readonly string[]) =>
  new RegExp(`/assets/(${names.length === 0 ? '.*' : names.join('|')})-[^/]*\\.js`)

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
