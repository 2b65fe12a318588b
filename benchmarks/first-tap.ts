/**
 * The very first touch of a page on a slow phone: a tap on "Add to cart", on the chip of the filters, on a heart, a word in the search. From the
 * touch to the first frame that shows something of it (goal 100 ms), and until it is done (goal 500 ms and what the network takes), medians.
 * Each is touched at once when the page is seen, while nothing has been loaded, and once the page is quiet. The rate slows the browser's
 * main thread: 6 is the phone of Lighthouse on the machine that it was made for, which is about three times as fast as a small server.
 * `first-tap add heart` measures these two alone.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'
import { measureInterleaved } from './lib/rounds.ts'
import { timeTouch, watchTouch } from './lib/time-touch.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const product = '/products/vindhyabeej-sagar-568-cabbage-hybrid-seeds'

/** What is touched, and what there is once that is done. */
interface Action {
  readonly name: string
  readonly path: string
  readonly target: string
  /** Typed after the touch. */
  readonly text?: string
  /** Any of these can be seen. */
  readonly done: string
}

const all: readonly Action[] = [
  {
    name: 'add',
    path: '/collections/seeds',
    target: '[data-scope="quantity-control"][data-part="increase"]',
    done: '[data-scope="quantity-control"][data-part="decrease"]',
  },
  {
    name: 'filter',
    path: '/collections/seeds',
    target: '[data-scope="filter-chips"] li:nth-child(2) [data-part="chip"]',
    done: 'dialog[open], #filters:target input',
  },
  {
    name: 'search',
    path: '/collections/seeds',
    target: '[role="search"] input',
    text: 'tom',
    done: '[role="option"]',
  },
  {
    name: 'heart',
    path: product,
    target: 'main [aria-pressed]:has([data-part="heart"])',
    // A guest's wish is kept, and leads to signing in [20.3].
    done: 'main [aria-pressed="true"]:has([data-part="heart"]), [data-scope="sign-in"]',
  },
]

const actions = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

const slow4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 }
const local = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 }
const phones = [
  { name: 'CPU/6, slow 4G', rate: 6, network: slow4G },
  { name: 'CPU/2, slow 4G', rate: 2, network: slow4G },
  { name: 'CPU/2, no network to wait for', rate: 2, network: local },
]

const shop = await openShop()
const browser = await launchChromium()
try {
  console.log('\n| touched first | phone | when | first frame, ms | done, ms |\n|---|---|---|--:|--:|')
  for (const action of actions) {
    for (const phone of phones) {
      for (const isQuiet of [false, true]) {
        const seen: number[] = []
        const variant = {
          name: action.name,
          async measure() {
            const { response, done } = await touchFirst(browser, action, phone, isQuiet)
            seen.push(response)
            return done
          },
        }
        const [done] = await measureInterleaved([variant], rounds)
        const sorted = seen.toSorted((one, other) => one - other)
        const range = (low = 0, middle = 0, high = 0) =>
          `${middle.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`
        const response = range(sorted[0], sorted[Math.floor(rounds / 2)], sorted.at(-1))
        const when = isQuiet ? 'quiet' : 'at once'
        console.log(
          `| ${action.name} | ${phone.name} | ${when} | ${response} | ${range(done?.min, done?.median, done?.max)} |`,
        )
      }
    }
  }
  console.log(`\nload of the machine: ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await browser.close()
  await shop.close()
}

async function touchFirst(
  browser: Browser,
  { path, target, text, done }: Action,
  { rate, network }: (typeof phones)[number],
  isQuiet: boolean,
) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(watchTouch)
  await page.goto(shop.origin + path, { waitUntil: isQuiet ? 'networkidle' : 'commit' })
  await page.waitForSelector(target)
  if (isQuiet) await page.waitForFunction(() => (window as { __shop?: { live: boolean } }).__shop?.live === true)
  await tap(page, target)
  if (text !== undefined) await page.keyboard.type(text)
  const times = await timeTouch(page, done)
  await context.close()
  return times
}

/** Without waiting until the control stands still, as nobody does. What is below the screen is scrolled to first, as by a shopper. */
async function tap(page: Page, target: string): Promise<void> {
  const control = page.locator(target).first()
  await control.evaluate(
    (element) =>
      element.getBoundingClientRect().bottom > innerHeight &&
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const box = await control.boundingBox()
  if (!box)
    throw new Error(`${target} is nowhere on ${page.url()}. Nothing was touched. Say what else is to be touched.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
