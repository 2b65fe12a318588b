/**
 * A feed of 2,000 posts: main-thread CPU of reading 36,000 px of it (thread ticks), and the elements of its list, against the same
 * cards in react-virtuoso. Targets: CPU at most 1.00, at most 150 elements.
 */
import type { Browser, Page } from '@playwright/test'
import { buildPage } from './lib/build-page.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'
import { taskTime } from './lib/task-time.ts'

const rounds = 7
const steps = 300
const pixelsOfStep = 120

const pages = {
  'react-virtuoso': await buildPage('pages/long-feed/virtuoso.tsx'),
  ours: await buildPage('pages/long-feed/ours.tsx'),
}

/** Figures of one load: CPU in ms, and the most elements that the list had. */
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
    ['Main-thread CPU of showing 2,000 posts', 'ms', 'mount'],
    ['Main-thread CPU of scrolling 36,000 px', 'ms', 'scroll'],
    ['Elements of the list, at most', 'elements', 'elements'],
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
  await page.getByRole('article', { name: 'Question 1', exact: true }).waitFor()
  await draw(page)
  const mount = await taskTime(session)
  let elements = await countElements(page)
  let scroll = 0
  for (let step = 1; step <= steps; step++) {
    const before = await taskTime(session)
    await page.evaluate((top) => scrollTo(0, top), step * pixelsOfStep)
    await draw(page)
    scroll += (await taskTime(session)) - before
    if (step % 10 === 0) elements = Math.max(elements, await countElements(page))
  }
  if ((await page.getByRole('article').count()) < 3 || (await page.evaluate(() => scrollY)) < steps * pixelsOfStep)
    throw new Error('No post is in view. The figures would mean nothing. Look at the page of the benchmark.')
  await page.close()
  return { mount, scroll, elements }
}

/** The elements from the cards' list on, with all that is in the cards. */
function countElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const list = document.querySelector('[data-part=list], [data-testid=virtuoso-item-list]')
    return list ? list.querySelectorAll('*').length : Number.NaN
  })
}

/** Waits until what has changed is drawn. */
async function draw(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
