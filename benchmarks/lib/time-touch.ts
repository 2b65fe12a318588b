import type { Page } from '@playwright/test'

/** From a touch to the first frame after it, and until what was meant is done, in ms of the page's clock. */
export interface TouchTimes {
  readonly response: number
  readonly done: number
}

/** What {@link watchTouch} keeps in the page. */
interface WatchedWindow extends Window {
  touchedAt?: number
  frameTimes?: number[]
}

/** Runs in the page before its own scripts: keeps when it was touched or typed into last, and how long each touch took to its frame. */
export function watchTouch(): void {
  const watched = window as WatchedWindow
  watched.frameTimes = []
  for (const type of ['pointerup', 'keydown']) {
    addEventListener(type, (event) => (watched.touchedAt = event.timeStamp), { capture: true })
  }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      // The frame that answers a tap is that of its click; a field answers as its keys are pressed too.
      if (/pointerup|click|keydown/.test(name)) watched.frameTimes?.push(duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Waits until one of what `done` selects can be seen. An answer in the very frame of the touch has no entry and counts as 16 ms. */
export async function timeTouch(page: Page, done: string): Promise<TouchTimes> {
  const endedAt = await page.waitForFunction((selector) => {
    const isSeen = [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
    return isSeen ? performance.now() : false
  }, done)
  const end = Number(await endedAt.jsonValue())
  // Entries come with the frame after that of the event.
  await page.waitForTimeout(500)
  return page.evaluate((at) => {
    const { touchedAt = 0, frameTimes = [] } = window as WatchedWindow
    return { response: Math.max(16, ...frameTimes), done: at - touchedAt }
  }, end)
}
