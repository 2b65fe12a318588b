/**
 * Main-thread CPU of one key in the search of 600 brands (thread ticks), against a list without a library.
 * Target: at most 0.74.
 */
import type { Browser } from '@playwright/test'
import { buildPage } from './lib/build-page.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'
import { taskTime } from './lib/task-time.ts'

const typed = ['m', 'a', 'h', 'y', 'r', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace']

/** Of the panel beside a listing. */
const width = '260px'

const pages = {
  'vanilla list': await buildPage('pages/filter-typing/vanilla.ts', width),
  ours: await buildPage('pages/filter-typing/ours.tsx', width),
  'plain TanStack Virtual': await buildPage('pages/filter-typing/tanstack.tsx', width),
  'react-aria ListBox': await buildPage('pages/filter-typing/react-aria.tsx', width),
}
const browser = await launchChromium()
try {
  const variants = Object.entries(pages).map(([name, html]) => ({ name, measure: () => costOfKey(browser, html) }))
  printTable('Main-thread CPU of a key, 600 brands', 'ms', await measureInterleaved(variants, 9))
} finally {
  await browser.close()
}

/** The mean of a few keys, in ms of the thread's own clock, each until what it changed is drawn. */
async function costOfKey(browser: Browser, html: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.setContent(html)
  const search = page.getByRole('searchbox')
  await search.waitFor()
  const more = page.getByRole('button', { name: /^Show \d+ more$/ })
  if (await more.isVisible()) {
    // By key: a pointer that rests on the list would be moved over its new rows by the browser, at every key.
    await more.press('Enter')
    await page.getByRole('button', { name: 'Show fewer' }).waitFor()
  }
  await search.focus()
  // One key goes before and does not count: it compiles what the others run.
  await pressAndDraw(page, 'k')
  await pressAndDraw(page, 'Backspace')
  const before = await taskTime(session)
  for (const key of typed) await pressAndDraw(page, key)
  const cost = (await taskTime(session)) - before
  await page.close()
  return cost / typed.length
}

async function pressAndDraw(page: Awaited<ReturnType<Browser['newPage']>>, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
