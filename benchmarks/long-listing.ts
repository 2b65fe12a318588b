/**
 * A listing of 2,000 cards: main-thread CPU of showing it and of scrolling through it (thread ticks), and its DOM
 * elements, against react-virtuoso. Targets: showing at most 1.00, at most 150 elements.
 */
import type { Browser, Page } from '@playwright/test'
import { buildPage } from './lib/build-page.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'
import { taskTime } from './lib/task-time.ts'

const rounds = 11
const steps = 40
const pixelsOfStep = 900

const pages = {
  'react-virtuoso': await buildPage('pages/long-listing/virtuoso.tsx'),
  ours: await buildPage('pages/long-listing/ours.tsx'),
  'all cards': await buildPage('pages/long-listing/plain.tsx'),
}

/** Figures of one load, each in the table of its name. */
interface Figures {
  readonly mount: number
  readonly scroll: number
  readonly elements: number
}

const browser = await launchChromium()
try {
  const figures = new Map<string, Figures[]>(Object.keys(pages).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, html] of Object.entries(pages)) figures.get(name)?.push(await measureLoad(browser, html))
  }
  for (const [title, unit, figure] of [
    ['Main-thread CPU of showing 2,000 cards', 'ms', 'mount'],
    ['Main-thread CPU of scrolling 36,000 px', 'ms', 'scroll'],
    ['DOM elements after scrolling', 'elements', 'elements'],
  ] as const) {
    const variants = [...figures].map(([name, loads]) => {
      const values = loads.map((load) => load[figure]).values()
      return { name, measure: () => values.next().value ?? Number.NaN }
    })
    printTable(title, unit, await measureInterleaved(variants, rounds))
  }
} finally {
  await browser.close()
}

async function measureLoad(browser: Browser, html: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.setContent(html)
  await page.getByText('Product 1', { exact: true }).waitFor()
  await draw(page)
  const mount = await taskTime(session)
  for (let step = 1; step <= steps; step++) {
    await page.evaluate((top) => scrollTo(0, top), step * pixelsOfStep)
    await draw(page)
  }
  const scroll = (await taskTime(session)) - mount
  const cards = await page.getByRole('article').count()
  if (cards < 4)
    throw new Error('No card is in view. The figures would mean nothing. Look at the page of the benchmark.')
  const elements = await page.evaluate(() => document.querySelectorAll('#root *').length)
  await page.close()
  return { mount, scroll, elements }
}

/** Waits until what has changed is drawn. */
async function draw(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
