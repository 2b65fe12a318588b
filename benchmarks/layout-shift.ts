/**
 * Layout shift of the pages of the shop in six languages, as a guest on a slow phone: while they load, are hydrated and are read
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
  brands: '/brands',
  articles: '/kisan-vedika/blogs',
  article: { on: '/kisan-vedika/blogs', link: /\/kisan-vedika\/blogs\/(?!search)[a-z0-9-]+/ },
  posts: '/kisan-vedika/posts',
  post: { on: '/kisan-vedika/posts', link: /\/kisan-vedika\/posts\/[0-9a-f]{8}-[0-9a-f-]+/ },
  ask: '/kisan-vedika/posts/ask',
  form: '/pages/bulk-buyer-form',
  policy: '/pages/refund-policy',
  'privacy choices': '/pages/privacy-choices',
  orders: '/orders',
  coins: '/loyalty',
  wishlist: '/wishlist',
  compare: '/compare',
  farm: '/my-farm',
  'shared cart': '/shared-cart',
  cart: '/cart',
  'sign-in': '/auth/signin',
} as const

/** The address of a page, or the page that links to the first of its kind. */
type Place = (typeof all)[keyof typeof all]

const wanted = process.argv.slice(2)
const pages = Object.entries<Place>(all).filter(([name]) => wanted.length === 0 || wanted.includes(name))

/** A 3G of 2026: bytes a second, and ms on the way. */
const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 }

const screens = { '360 px': { width: 360, height: 740 }, '1280 px': { width: 1280, height: 800 } }

const shop = await openShop()
const browser = await launchChromium()
let highest = 0
try {
  for (const [screen, viewport] of Object.entries(screens)) {
    const table: Record<string, Record<string, string>> = {}
    for (const [name, place] of pages) {
      const path = await addressOf(place)
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

async function addressOf(place: Place): Promise<string> {
  if (typeof place === 'string') return place
  const html = await (await fetch(shop.origin + place.on)).text()
  const [path] = place.link.exec(html) ?? []
  if (path === undefined)
    throw new Error(`${place.on} links to nothing like ${String(place.link)}. Say where else one is found.`)
  return path
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
