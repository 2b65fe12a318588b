/**
 * Script time per move of a two-finger pinch: our zoom viewer against react-zoom-pan-pinch, real touch events, thread
 * ticks. Target: at most 0.6.
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { bundleWidget } from './lib/bundle-widget.ts'
import type { BundledWidget } from './lib/bundle-widget.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'

const moves = 120
const [ours, peer] = await Promise.all([
  bundleWidget('pages/zoom-pinch-ours.tsx', { hasReact: true }),
  bundleWidget('pages/zoom-pinch-peer.tsx', { hasReact: true }),
])
const browser = await launchChromium()
try {
  const measured = await measureInterleaved(
    [
      { name: 'react-zoom-pan-pinch', measure: () => scriptTimePerMove(browser, peer) },
      { name: 'zoom viewer', measure: () => scriptTimePerMove(browser, ours) },
    ],
    9,
  )
  printTable('Script time of one move of a pinch', 'ms', measured)
} finally {
  await browser.close()
}

/** Script time of a page in ms, all told until now. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

async function scriptTimePerMove(browser: Browser, { script, sheet }: BundledWidget): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.setContent('<!doctype html><html><body style="margin:0"></body></html>')
  if (sheet !== '') await page.addStyleTag({ content: sheet })
  await page.addScriptTag({ content: script, type: 'module' })
  await page.getByRole('img').waitFor()
  await page.waitForTimeout(500)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const width = await widthOfPicture(page)
  // Once beforehand, so that both are measured as the browser has learnt them.
  await pinch(session, 40)
  const before = await scriptTime(session)
  await pinch(session, moves)
  const spent = (await scriptTime(session)) - before
  if ((await widthOfPicture(page)) < width * 1.5) {
    throw new Error('The pinch enlarged nothing. The figure would mean nothing. Look at the page of the benchmark.')
  }
  await context.close()
  return spent / moves
}

async function widthOfPicture(page: Page): Promise<number> {
  return (await page.getByRole('img').boundingBox())?.width ?? 0
}

/** Two fingers that part and meet in turn, and end apart. */
async function pinch(session: CDPSession, count: number): Promise<void> {
  const fingers = (apart: number) => [
    { x: 180 - apart / 2, y: 340, id: 0 },
    { x: 180 + apart / 2, y: 340, id: 1 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) })
  for (let move = 1; move <= count; move++) {
    const apart = 60 + 180 * Math.abs(Math.sin((move / count) * 2.5 * Math.PI))
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
