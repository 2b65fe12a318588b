/**
 * Elements of a page at 360 px, in six languages: once it has loaded and is quiet, and once the first touch has hydrated the rest of it.
 * A count does not depend on the machine. Target: at most 1,500 on a listing. Other pages may be named: `page-elements /brands/tapas`.
 */
import type { Browser, Page } from '@playwright/test'
import { localizePath, locales } from '@krishi/storefront-core/locale'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'

const usual = [
  '/collections/seeds',
  '/',
  '/products/vindhyabeej-sagar-568-cabbage-hybrid-seeds',
  '/search/seeds',
  '/search/tomato',
]
const paths = process.argv.length > 2 ? process.argv.slice(2) : usual

const shop = await openShop()
const browser = await launchChromium()
try {
  console.log(`\n| elements, before and after the first touch | ${locales.join(' | ')} |`)
  console.log(`|---|${'--:|'.repeat(locales.length)}`)
  for (const path of paths) {
    const counts: string[] = []
    for (const locale of locales) {
      counts.push((await countElements(browser, shop.origin + localizePath(path, locale))).map(String).join(', '))
    }
    console.log(`| ${path} | ${counts.join(' | ')} |`)
  }
} finally {
  await browser.close()
  await shop.close()
}

async function countElements(browser: Browser, url: string): Promise<readonly [before: number, after: number]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => (window as { __shop?: { live: boolean } }).__shop?.live === true)
  const before = await countOnceQuiet(page)
  // At the upper edge of the bar, where nothing is but the bar itself.
  await page.touchscreen.tap(180, 2)
  await page.waitForTimeout(1500)
  const after = await countOnceQuiet(page)
  if (page.url() !== url)
    throw new Error(`The touch led from ${url} to ${page.url()}. That is another page. Touch it elsewhere.`)
  await context.close()
  return [before, after]
}

async function countOnceQuiet(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => document.querySelectorAll('*').length)
}
