/**
 * Lighthouse mobile: LCP of listing, two searches and a product (or of the paths given) against a page of the same
 * markup without script (target 1.05), and the accessibility, best-practices and SEO scores of the screens (target 100).
 * The network is simulated; with `--throttled` Chromium itself is slowed down, and shows what a shopper would wait for.
 * `--rounds` says how often each page is loaded.
 */
import { parseArgs } from 'node:util'
import { auditPage } from './lib/audit-page.ts'
import { serveFloors } from './lib/floors.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'

const { values, positionals } = parseArgs({
  // Five are asked for; both pages scatter by 200 ms about the same middle, and a median of five takes sides by chance.
  options: { throttled: { type: 'boolean' }, rounds: { type: 'string', default: '11' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const paths = positionals.length > 0 ? positionals : ['/collections/seeds', '/search/tomato', '/search/seeds']
const [throttlingMethod, how] = values.throttled
  ? (['devtools', 'throttled'] as const)
  : (['simulate', 'simulated'] as const)
const shop = await openShop()
const listing = await (await fetch(`${shop.origin}/collections/seeds`)).text()
const product = `/products/${/"url":"[^"]*\/products\/([^"]+)"/.exec(listing)?.[1] ?? ''}`
if (positionals.length === 0) paths.push(product)

const browser = await launchChromium()
for (const path of paths) {
  const floors = await serveFloors(shop.origin, path, browser)
  // The first load of each waits for pictures that nobody has asked for before.
  for (const page of [floors.staticPage, floors.shop]) await auditPage(page, ['performance'], throttlingMethod)
  const measured = await measureInterleaved(
    [
      { name: 'no script', measure: () => audit(floors.staticPage, 'largest-contentful-paint') },
      { name: 'shop', measure: () => audit(floors.shop, 'largest-contentful-paint') },
    ],
    rounds,
  )
  printTable(`Largest contentful paint of ${path} (mobile, ${how})`, 'ms', measured)
  floors.close()
}
await browser.close()

console.log('\n| page | accessibility | best practices | SEO |\n|---|--:|--:|--:|')
for (const path of ['/', '/collections/seeds', product, `${product}/reviews`, '/cart', '/hi/collections/seeds']) {
  const { categories } = await auditPage(shop.origin + path, ['accessibility', 'best-practices', 'seo'])
  const score = (name: string) => String(Math.round((categories[name]?.score ?? 0) * 100))
  console.log(`| ${path} | ${score('accessibility')} | ${score('best-practices')} | ${score('seo')} |`)
}
await shop.close()

async function audit(url: string, id: string): Promise<number> {
  const { audits } = await auditPage(url, ['performance'], throttlingMethod)
  return audits[id]?.numericValue ?? Number.NaN
}
