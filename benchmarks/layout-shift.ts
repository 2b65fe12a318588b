/**
 * Layout shift of the pages of the shop window in six languages, on a slow phone: while they load, are hydrated and are read
 * to their end. All shifts without a click of the shopper are added up, which is never less than CLS. Target: at most 0.02.
 * With names, such as `layout-shift reviews brand`, these pages alone.
 */
import type { Browser, Page } from '@playwright/test'
import { localizePath, locales } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'

const product = '/products/somalata-suvarna-486-okra-hybrid-seeds'

const all = {
  home: '/',
  listing: '/collections/seeds',
  'narrowed listing': '/collections/seeds?brands=vindhyabeej&pageNo=2',
  product,
  reviews: `${product}/reviews`,
  similar: `${product}/similar-products`,
  brand: '/brands/vindhyabeej',
  search: '/search/seeds',
  'article search': '/kisan-vedika/blogs/search/tomato',
}

const wanted = process.argv.slice(2)
const pages = Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.includes(name))

/** A 3G of 2026: bytes a second, and ms on the way. */
const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 }

const screens = { '360 px': { width: 360, height: 740 }, '1280 px': { width: 1280, height: 800 } }

const shop = await openShop()
const browser = await launchChromium()
let highest = 0
try {
  for (const [screen, viewport] of Object.entries(screens)) {
    const table: Record<string, Record<string, string>> = {}
    for (const [name, path] of pages) {
      const row: Record<string, string> = {}
      for (const locale of locales) {
        const shift = await shiftOf(browser, path, locale, viewport)
        highest = Math.max(highest, shift)
        row[locale] = shift.toFixed(4)
      }
      table[name] = row
    }
    console.log(`\nLayout shift at ${screen}`)
    console.table(table)
  }
  console.log(`Highest: ${highest.toFixed(4)}, target 0.02`)
} finally {
  await browser.close()
  await shop.close()
}

async function shiftOf(
  browser: Browser,
  path: string,
  locale: Locale,
  viewport: { width: number; height: number },
): Promise<number> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', network)
  await page.addInitScript(watchShifts)
  const answer = await page.goto(shop.origin + localizePath(path, locale), { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status() ?? 'nothing'}. Its shift would mean nothing.`)
  await readToTheEnd(page)
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))
  await context.close()
  return shift
}

/** Runs in the page. */
function watchShifts(): void {
  Object.assign(window, { layoutShift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) Object.assign(window, { layoutShift: Number(Reflect.get(window, 'layoutShift')) + value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** With a wheel, and faster than anybody reads: a screen in 300 ms. */
async function readToTheEnd(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? screens['360 px']
  await page.mouse.move(width / 2, height / 2)
  for (let screen = 0; screen < 12; screen++) {
    await page.mouse.wheel(0, height * 0.8)
    await page.waitForTimeout(250)
  }
  await page.waitForLoadState('networkidle')
}
