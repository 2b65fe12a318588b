/** JavaScript of a cold page until idle, gzip. Targets: 85 KiB for a listing, 95 for the pages of the checkout. */
import { gzipSync } from 'node:zlib'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'

/** Pages with their limits in KiB. */
const pages = [
  ['/collections/seeds', 85],
  ['/hi/collections/seeds', 85],
  ['/', 85],
  ['/cart', 95],
  ['/hi/cart', 95],
  ['/checkout/address?source=checkout', 95],
  ['/hi/checkout/address?source=checkout', 95],
  ['/auth/signin', 95],
  ['/hi/auth/signin', 95],
  // A checkout that is not there: the code of the page is the same, and what it says is a few bytes.
  ['/checkout/no-such-checkout/payment-mode', 95],
] as const

const shop = await openShop()
const browser = await launchChromium()
console.log(
  '\nJavaScript until idle, no interaction (gzip -9)\n\n| page | files | bytes | KiB | of its limit |\n|---|--:|--:|--:|--:|',
)
for (const [path, limit] of pages) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
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
