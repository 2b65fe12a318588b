/** JavaScript of a cold page until idle, gzip. Targets: 85 KiB for the shop window, 95 for the pages of the checkout. */
import { gzipSync } from 'node:zlib'
import { beginCheckout } from './lib/begin-checkout.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'

/** Pages of the shop window and their limit in KiB. */
const product = '/products/vindhyabeej-sagar-568-cabbage-hybrid-seeds'
const windowPages = [
  '/collections/seeds',
  '/hi/collections/seeds',
  '/',
  '/hi',
  product,
  `/hi${product}`,
  '/search/tomato',
  '/hi/search/tomato',
  `${product}/reviews`,
  '/brands/tapas',
  `${product}/similar-products`,
]
const windowLimit = 85
/** Pages on the way to the order, and theirs. */
const checkoutPages = ['/cart', '/checkout/address?source=checkout', '/auth/signin']
const checkoutLimit = 95

const shop = await openShop()
const browser = await launchChromium()
// Nobody comes to these pages with an empty cart, so they are weighed with a filled one.
const { storageState, paymentPath } = await beginCheckout(browser, shop.origin)
const pages = [
  ...windowPages.map((path) => ({ path, limit: windowLimit, storageState: undefined })),
  ...[...checkoutPages, paymentPath].flatMap((path) =>
    ['', '/hi'].map((language) => ({ path: language + path, limit: checkoutLimit, storageState })),
  ),
]
console.log(
  '\nJavaScript until idle, no interaction (gzip -9)\n\n| page | files | bytes | KiB | of its limit |\n|---|--:|--:|--:|--:|',
)
for (const { path, limit, storageState: kept } of pages) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, ...(kept && { storageState: kept }) })
  const sizes: number[] = []
  const reading: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    reading.push(response.body().then((body) => sizes.push(gzipSync(body, { level: 9 }).byteLength)))
  })
  await page.goto(shop.origin + path, { waitUntil: 'networkidle' })
  // The client starts when the page is idle: wait for it, then for the network to be quiet again.
  await page.waitForFunction(() => (window as { __shop?: { live: boolean } }).__shop?.live === true)
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  const inline = await page.evaluate(() => document.querySelector('script[data-entry]')?.textContent.length ?? 0)
  const total = sizes.reduce((sum, size) => sum + size, inline)
  console.log(
    `| ${path} | ${String(sizes.length)} | ${String(total)} | ${(total / 1024).toFixed(1)} | ${(total / 1024 / limit).toFixed(2)} |`,
  )
  await page.close()
}
await browser.close()
await shop.close()
