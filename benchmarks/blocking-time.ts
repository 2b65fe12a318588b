/**
 * Lighthouse mobile, simulated: total blocking time of a listing against a bare React hydrate of the same markup, both in turn (target
 * 1.00), and the performance scores of four pages in six languages (goal 100), with the index that Lighthouse gives the machine.
 * `--rounds` says how often each page is loaded; `--scores` and `--blocking` measure one of both alone, `--scores search` one page.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { localizePath, locales } from '@krishi/storefront-core/locale'
import { auditPage } from './lib/audit-page.ts'
import { serveFloors } from './lib/floors.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    scores: { type: 'boolean' },
    blocking: { type: 'boolean' },
  },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const paths = positionals.length > 0 ? positionals : ['/collections/seeds']
const scored = {
  listing: '/collections/seeds',
  home: '/',
  product: '/products/vindhyabeej-sagar-568-cabbage-hybrid-seeds',
  search: '/search/tomato',
}

/** Indexes of the machine during each load: of a quiet desktop some 2,000 to 3,000. */
const indexes: number[] = []
const shop = await openShop()
try {
  if (!values.scores) for (const path of paths) await compareBlocking(path)
  if (!values.blocking) await printScores()
  const sorted = indexes.toSorted((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  console.log(
    `\nbenchmarkIndex: ${middle.toFixed(0)} (${String(sorted[0])} to ${String(sorted.at(-1))}); load of the machine: ${loadavg()[0]?.toFixed(1)}`,
  )
} finally {
  await shop.close()
}

async function audit(url: string) {
  const { audits, categories, environment } = await auditPage(url, ['performance'])
  indexes.push(environment.benchmarkIndex)
  return {
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
  }
}

async function compareBlocking(path: string): Promise<void> {
  const browser = await launchChromium()
  const floors = await serveFloors(shop.origin, path, browser)
  try {
    // The first load of each waits for pictures that nobody has asked for before.
    for (const page of [floors.bareReact, floors.shop]) await audit(page)
    const measured = await measureInterleaved(
      [
        { name: 'bare React hydrate', measure: async () => (await audit(floors.bareReact)).blocking },
        { name: 'shop', measure: async () => (await audit(floors.shop)).blocking },
      ],
      rounds,
    )
    printTable(`Total blocking time of ${path} (mobile, simulated)`, 'ms', measured)
  } finally {
    floors.close()
    await browser.close()
  }
}

async function printScores(): Promise<void> {
  console.log(`\n| score, blocking ms | ${locales.join(' | ')} |\n|---|${'--:|'.repeat(locales.length)}`)
  const chosen = Object.entries(scored).filter(([name]) => positionals.length === 0 || positionals.includes(name))
  for (const [name, path] of chosen) {
    const cells: string[] = []
    for (const locale of locales) {
      const url = shop.origin + localizePath(path, locale)
      await fetch(url)
      const found = []
      for (let round = 0; round < rounds; round++) found.push(await audit(url))
      const middle = found.toSorted((one, other) => one.score - other.score)[Math.floor(rounds / 2)]
      cells.push(`${String(middle?.score)}, ${middle?.blocking.toFixed(0)}`)
    }
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}
