import type { Browser, CDPSession, Page } from '@playwright/test'
import { launchChromium } from './launch-chromium.ts'
import { measureInterleaved, printTable } from './rounds.ts'
import { taskTime } from './task-time.ts'

/** Figures of one load: main-thread CPU of showing the list and of scrolling through it, in ms, and its elements. */
export interface LongListFigures {
  readonly mount: number
  readonly scroll: number
  readonly elements: number
}

/** A long list that is read in several ways. */
export interface LongList {
  readonly rounds: number
  /** The HTML of each way, by its name. */
  readonly pages: Readonly<Record<string, string>>
  /** The title of each figure's table. */
  readonly titles: Readonly<Record<keyof LongListFigures, string>>
  /** Waits until the list is shown. */
  readonly shown: (page: Page) => Promise<void>
  /** Reads on in a list that is shown. */
  readonly read: (page: Page, session: CDPSession) => Promise<Omit<LongListFigures, 'mount'>>
}

/** Loads every way by turns at 360 px and prints a table of each figure. */
export async function compareLongLists({ rounds, pages, titles, ...list }: LongList): Promise<void> {
  const browser = await launchChromium()
  try {
    const figures = new Map<string, LongListFigures[]>(Object.keys(pages).map((name) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [name, html] of Object.entries(pages)) figures.get(name)?.push(await measureLoad(browser, html, list))
    }
    for (const figure of ['mount', 'scroll', 'elements'] as const) {
      const variants = [...figures].map(([name, loads]) => {
        const values = loads.map((load) => load[figure]).values()
        return { name, measure: () => values.next().value ?? Number.NaN }
      })
      const unit = figure === 'elements' ? 'elements' : 'ms'
      printTable(titles[figure], unit, await measureInterleaved(variants, rounds))
    }
  } finally {
    await browser.close()
  }
}

async function measureLoad(
  browser: Browser,
  html: string,
  { shown, read }: Pick<LongList, 'shown' | 'read'>,
): Promise<LongListFigures> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.setContent(html)
  await shown(page)
  await draw(page)
  const mount = await taskTime(session)
  const figures = await read(page, session)
  await page.close()
  return { mount, ...figures }
}

/** Scrolls to a height of the page, in px, and waits until what has changed is drawn. */
export async function scrollTo(page: Page, height: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), height)
  await draw(page)
}

async function draw(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
