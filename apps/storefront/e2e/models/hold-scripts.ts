import type { Page } from '@playwright/test'

/** Holds back scripts, by default all, until the answer is called. */
export async function holdScripts(page: Page, scripts = '**/assets/**/*.js'): Promise<() => void> {
  let letThrough = () => {}
  const waiting = new Promise<undefined>((resolve) => (letThrough = () => resolve(undefined)))
  await page.route(scripts, async (route) => {
    await waiting
    await route.continue()
  })
  return letThrough
}
