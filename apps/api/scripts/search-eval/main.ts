/**
 * How well and how fast search finds: recall@5 of romanised crop names for each language, how many of 300 foreign words are
 * answered as if the shop had them, and CPU time a query. Only what is called a result counts as found. `pnpm search:eval`;
 * with `--misses` it lists what the dev halves do not find, and what they find and should not.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, type Locale } from '@krishi/storefront-core/locale'
import { searchWords } from '@krishi/storefront-core/search'
import { sql } from 'drizzle-orm'
import { openDatabase, rowsOf, schema, type DatabaseLocation, type OpenDatabase } from '../../src/database/index.ts'
import { conceptsOf } from '../../src/search/concepts.ts'
import { createPostgresSearch, type SearchPort } from '../../src/search/index.ts'
import { crops } from '../../src/seed/data/crops.ts'
import { loadSeeds } from '../../src/seeding/index.ts'
import { createDatabase } from '../../test/create-database.ts'
import { hasPostgres, startPostgres } from '../../test/postgres.ts'
import { catalogueOf } from './catalogue-of.ts'
import { foreignWords, type ForeignWord } from './foreign-words.ts'
import { speltWords } from './spelt-words.ts'

const productCount = 5_000

interface Typed {
  readonly language: Locale
  readonly crop: string
  /** The crop's English name, which every product of it has in its own. */
  readonly name: string
  readonly typed: string
  readonly half: 'dev' | 'test'
  /** Whether the synonym table has just this spelling. */
  readonly isListed: boolean
}

const order = Object.keys(crops).sort()

const allTyped: readonly Typed[] = locales.flatMap((language) =>
  Object.entries(speltWords[language]).flatMap(([crop, spellings]) =>
    spellings.split(' ').map((typed): Typed => ({
      language,
      crop,
      name: crops[crop as keyof typeof crops][0],
      typed: typed.replaceAll('-', ' '),
      half: order.indexOf(crop) % 2 === 0 ? 'dev' : 'test',
      isListed: conceptsOf(searchWords(typed).join('')).includes(crop),
    })),
  ),
)

/** CPU of this process and, on a server, of the process at the other end of the connection, in ms. */
type Clock = () => number

function ownCpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function clockOf({ kind, database }: OpenDatabase): Promise<Clock> {
  if (kind === 'embedded') return ownCpu
  const [row] = await rowsOf<{ readonly pid: number }>(database, sql`select pg_backend_pid() as pid`)
  const schedule = `/proc/${String(row?.pid)}/schedstat`
  return () => ownCpu() + Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1_000_000
}

interface Outcome extends Typed {
  readonly isFound: boolean
  readonly cpu: number
}

/** Whether a product is of the crop that was typed: a Teat Dip is no tea. */
function isOf({ name }: Typed, product: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(product)
}

function find(search: SearchPort, text: string) {
  return search.find({ kind: 'product', text, limit: 5, after: null, skip: 0 })
}

/** The foreign words that are answered as if the shop had them. */
async function answeredOf(search: SearchPort): Promise<readonly ForeignWord[]> {
  const answered: ForeignWord[] = []
  for (const word of foreignWords) {
    const { ids, isNear } = await find(search, word.typed)
    if (ids.length > 0 && !isNear) answered.push(word)
  }
  return answered
}

async function ask(
  search: SearchPort,
  clock: Clock,
  names: ReadonlyMap<string, string>,
  typed: Typed,
): Promise<Outcome> {
  const before = clock()
  const { ids, isNear } = await find(search, typed.typed)
  const cpu = clock() - before
  return { ...typed, cpu, isFound: !isNear && ids.some((id) => isOf(typed, names.get(id) ?? '')) }
}

/** A crop that no product is of cannot be among the first five: its words would measure the catalogue, not the search. */
function requireSold(names: readonly string[]): void {
  const unsold = allTyped.filter((typed) => !names.some((product) => isOf(typed, product)))
  if (unsold.length === 0) return
  const words = unsold.map(({ typed }) => typed).join(', ')
  throw new Error(`No product is of the crops of ${words}. Nothing could find them. Take them out of the list.`)
}

interface Measured {
  readonly outcomes: readonly Outcome[]
  readonly answered: readonly ForeignWord[]
}

async function measure(location: DatabaseLocation): Promise<Measured> {
  const opened = await openDatabase(location)
  if (!opened.ok) throw new Error(opened.error.serverMessage)
  const { database } = opened.value
  await loadSeeds(opened.value, {
    catalogue: { version: 'eval', load: () => Promise.resolve(catalogueOf(productCount)) },
    pincodes: { version: 'eval', load: () => Promise.resolve([]) },
    reading: { version: 'eval', load: () => Promise.resolve({ articles: [], popularSearches: [] }) },
    community: { version: 'eval', load: () => Promise.resolve({ farmers: [], posts: [] }) },
  })
  const rows = await database.select({ id: schema.products.id, name: schema.products.name }).from(schema.products)
  const names = new Map(rows.map(({ id, name }) => [id, name.en]))
  requireSold([...names.values()])
  const search = createPostgresSearch(database)
  const clock = await clockOf(opened.value)
  for (const typed of allTyped) await ask(search, clock, names, typed)
  const outcomes: Outcome[] = []
  for (const typed of allTyped) outcomes.push(await ask(search, clock, names, typed))
  const answered = await answeredOf(search)
  await opened.value.close()
  return { outcomes, answered }
}

function percent(outcomes: readonly Outcome[]): string {
  const found = outcomes.filter(({ isFound }) => isFound).length
  return `${((found / outcomes.length) * 100).toFixed(1)} % of ${String(outcomes.length)}`
}

function report(engine: string, { outcomes, answered }: Measured): void {
  const of = (language: Locale, half: Typed['half']) =>
    outcomes.filter((outcome) => outcome.language === language && outcome.half === half)
  console.log(`\n${engine}, ${String(productCount)} products`)
  console.table(
    Object.fromEntries(
      locales.map((language) => {
        const test = of(language, 'test')
        const row = {
          dev: percent(of(language, 'dev')),
          test: percent(test),
          'test, not in the synonym table': percent(test.filter(({ isListed }) => !isListed)),
        }
        return [language, row]
      }),
    ),
  )
  const wrong = (half: ForeignWord['half']) => answered.filter((word) => word.half === half)
  const share = ((answered.length / foreignWords.length) * 100).toFixed(1)
  console.log(`foreign words called results: ${share} % of ${String(foreignWords.length)}`)
  console.log(`  dev ${String(wrong('dev').length)}, test ${String(wrong('test').length)}`)
  const times = outcomes.map(({ cpu }) => cpu).sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`CPU ms a query: median ${at(0.5)}, p95 ${at(0.95)}, highest ${at(0.999)}`)
  if (process.argv.includes('--misses')) {
    const misses = outcomes.filter(({ half, isFound }) => half === 'dev' && !isFound)
    console.log(
      wrong('dev')
        .map(({ group, typed }) => `foreign ${group} "${typed}"`)
        .join('\n'),
    )
    console.log(misses.map(({ language, crop, typed }) => `${language} ${crop} "${typed}"`).join('\n'))
  }
}

const folder = mkdtempSync(join(tmpdir(), 'krishi-search-'))
report('PGlite', await measure({ databaseUrl: null, dataDir: folder }))
rmSync(folder, { recursive: true })
if (hasPostgres) {
  const server = startPostgres()
  report(
    'PostgreSQL',
    await measure({ databaseUrl: await createDatabase(server.addressOf('postgres')), dataDir: folder }),
  )
  server.stop()
} else {
  console.log('\nPostgreSQL is not installed: measured on PGlite only.')
}
