/** Main-thread CPU of the listing's load against a bare React hydrate of the same markup (thread ticks). Target: at most 1.25. */
import type { Browser } from '@playwright/test'
import { serveFloors } from './lib/floors.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'

const path = process.argv[2] ?? '/collections/seeds'
const shop = await openShop()
const browser = await launchChromium()
const floors = await serveFloors(shop.origin, path, browser)
try {
  const measured = await measureInterleaved(
    [
      { name: 'bare React hydrate', measure: () => taskTime(browser, floors.bareReact) },
      { name: 'shop', measure: () => taskTime(browser, floors.shop) },
      { name: 'no script', measure: () => taskTime(browser, floors.staticPage) },
    ],
    9,
  )
  printTable(`Main-thread CPU of a cold load of ${path}`, 'ms', measured)
} finally {
  floors.close()
  await browser.close()
  await shop.close()
}

/** Main-thread task time from navigation until the page has been quiet, in ms of the thread's own clock. */
async function taskTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  if (complaints.length > 0) {
    throw new Error(
      `${url} complained: ${complaints.join('; ')}. A page that hydrates anew is no fair floor. Mend it first.`,
    )
  }
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
