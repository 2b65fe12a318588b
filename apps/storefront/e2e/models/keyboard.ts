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

/** Expects that something is focused by a key with its whole outline at its sides: no box around it clips that. */
export async function expectWholeRing(target: Locator): Promise<void> {
  await target.press('Shift')
  const cuts = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const { left, right } = element.getBoundingClientRect()
    const boxes: Element[] = []
    for (let box = element.parentElement; box !== null; box = box.parentElement) boxes.push(box)
    const clips = boxes.filter((box) => getComputedStyle(box).overflowX !== 'visible')
    const room = clips.map((box) => box.getBoundingClientRect())
    return { width, cut: room.some((edge) => left - width < edge.left || right + width > edge.right) }
  })
  expect(cuts.width).toBeGreaterThan(0)
  expect(cuts.cut).toBe(false)
}
