/** JavaScript of a cold listing until idle, gzip. Target: at most 85 KiB in all. */
import { gzipSync } from 'node:zlib'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'

const limit = 85 * 1024
const paths = ['/collections/seeds', '/hi/collections/seeds', '/', '/cart']

const shop = await openShop()
const browser = await launchChromium()
console.log(
  '\nJavaScript until idle, no interaction (gzip -9)\n\n| page | files | bytes | KiB | of 85 KiB |\n|---|--:|--:|--:|--:|',
)
for (const path of paths) {
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
    `| ${path} | ${String(sizes.length)} | ${String(total)} | ${(total / 1024).toFixed(1)} | ${(total / limit).toFixed(2)} |`,
  )
  await page.close()
}
await browser.close()
await shop.close()
