/**
 * Lighthouse mobile, simulated: LCP of the listing against a page of the same markup without script (target 1.05), and
 * the accessibility, best-practices and SEO scores of the screens (target 100).
 */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArgs, findChromium } from '../tooling/find-chromium.ts'
import { serveFloors } from './lib/floors.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'

const rounds = 5
const shop = await openShop()
const browser = await launchChromium()
const floors = await serveFloors(shop.origin, '/collections/seeds', browser)
await browser.close()

const measured = await measureInterleaved(
  [
    { name: 'no script', measure: () => audit(floors.staticPage, 'largest-contentful-paint') },
    { name: 'shop', measure: () => audit(floors.shop, 'largest-contentful-paint') },
  ],
  rounds,
)
printTable('Largest contentful paint of /collections/seeds (mobile, simulated)', 'ms', measured)

const handle = /"url":"[^"]*\/products\/([^"]+)"/.exec(
  await (await fetch(`${shop.origin}/collections/seeds`)).text(),
)?.[1]
console.log('\n| page | accessibility | best practices | SEO |\n|---|--:|--:|--:|')
for (const path of ['/', '/collections/seeds', `/products/${handle ?? ''}`, '/cart', '/hi/collections/seeds']) {
  const { categories } = await run(shop.origin + path, ['accessibility', 'best-practices', 'seo'])
  const score = (name: string) => String(Math.round((categories[name]?.score ?? 0) * 100))
  console.log(`| ${path} | ${score('accessibility')} | ${score('best-practices')} | ${score('seo')} |`)
}
floors.close()
await shop.close()

async function audit(url: string, id: string): Promise<number> {
  const { audits } = await run(url, ['performance'])
  return audits[id]?.numericValue ?? Number.NaN
}

async function run(url: string, onlyCategories: string[]) {
  const chromePath = findChromium()?.replace('-headless-shell', '')
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...chromiumArgs],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories })
    if (!result)
      throw new Error(`Lighthouse gave nothing for ${url}. The table would have a hole. Open the address by hand.`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}
