import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** More stops than any page has before what a shopper looks for. */
const maxStops = 80

/** Presses Tab until `target` has the focus. On the way the focus is always on something, and always seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab')
    await expectSeenFocus(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${String(target)} in ${maxStops} stops.`)
}

/** Expects that something has the focus, and that its outline can be seen. */
export async function expectSeenFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return 'the focus is lost'
    // A card that is covered by its link wears the ring for it.
    let ringed: Element | null = element
    while (ringed !== null && getComputedStyle(ringed).outlineStyle === 'none') ringed = ringed.parentElement
    const ring = element.matches(':focus-visible') && ringed !== null
    return ring ? 'seen' : `no ring on ${element.outerHTML.slice(0, 200)}`
  })
  expect(seen).toBe('seen')
}
