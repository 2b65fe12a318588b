import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import {
  exportCatalogue,
  formatOf,
  importCatalogue,
  type ImportReport,
  type LineProblem,
} from '../catalogue-file/index.ts'
import { schema, type OpenDatabase } from '../database/index.ts'
import { listLeads } from '../forms/list-leads.ts'
import { orderIdOf } from '../orders/find-order.ts'
import { sendParcel } from '../orders/send-parcel.ts'
import { loadDemonstration, loadSeeds, type SeedOptions, type SeedSources } from '../seeding/index.ts'
import { decideReport, describeReports } from './review-reports.ts'
import { signOutAccount } from './sign-out-account.ts'

const usage = `What the shop sells:
  npm run shop -- demo                       loads the demonstration into a database without a catalogue
  npm run shop -- check FILE                 tells what an import of the file would do, and writes nothing
  npm run shop -- import FILE [--skip-bad]   writes a file, all of it or nothing; with --skip-bad all that is right
  npm run shop -- export FILE                writes the whole catalogue into a file
FILE ends in .csv or .jsonl: see docs/CATALOGUE-FILE.md
What has left the shop:
  npm run shop -- send ORDER CARRIER [NUMBER]  notes a parcel with all of an order that is not sent yet, such as BH123456789
Who asked to be called back:
  npm run shop -- leads                      lists the forms that were sent, as CSV: npm run -s shop -- leads > leads.csv
Alerts in the browsers of shoppers:
  npm run shop -- push-keys                  makes a pair of keys, as lines of settings; set them once and keep them
What shoppers object to in the community:
  npm run shop -- reports                    reported posts that nobody has looked at, the longest first
  npm run shop -- hide-post ID               takes a post from everybody's sight
  npm run shop -- keep-post ID               keeps it, or shows it again
Who is signed in:
  npm run shop -- sign-out                   ends all sessions of an account; asks for its mobile number, or reads it from its input`

/** What the command has to say, and the exit code of its process. */
export interface ShopAnswer {
  readonly lines: readonly string[]
  readonly exitCode: 0 | 1
}

/** What the command works with. */
export interface ShopCommand extends SeedOptions {
  readonly database: OpenDatabase
  readonly seeds: SeedSources
  /** Told now and then how many lines of a file are done, and how much of one that is read, from 0 to 1. */
  readonly onLines?: (lines: number, share?: number) => void
  /** A line of what is typed or piped in: what no list of processes and no history of a shell should hold. */
  readonly readLine?: (question: string) => Promise<string>
}

/** Carries out what the owner of the shop asked for on the command line: `npm run shop -- <order>`. */
export async function runShopCommand(command: ShopCommand, [order, ...rest]: readonly string[]): Promise<ShopAnswer> {
  if (order === 'demo' && rest.length === 0) return loadDemo(command)
  if (order === 'leads' && rest.length === 0) {
    return { lines: await listLeads(command.database.database), exitCode: 0 }
  }
  if (order === 'sign-out' && rest.length === 0) return signOut(command)
  if (order === 'reports' && rest.length === 0) {
    return { lines: await describeReports(command.database.database), exitCode: 0 }
  }
  if (order === 'send' && (rest.length === 2 || rest.length === 3)) return sendOrder(command, rest)
  const [path, option] = rest
  const isBare = rest.length === 1
  if (path === undefined || !(isBare || (order === 'import' && rest.length === 2 && option === '--skip-bad'))) {
    return { lines: [usage], exitCode: 1 }
  }
  if (order === 'check' || order === 'import') {
    return bringFile(command, path, { isCheck: order === 'check', skipsBad: !isBare })
  }
  if (order === 'hide-post' || order === 'keep-post') return decide(command, path, order === 'hide-post')
  return order === 'export' ? takeFile(command, path) : { lines: [usage], exitCode: 1 }
}

async function loadDemo({ database, seeds, ...options }: ShopCommand): Promise<ShopAnswer> {
  if (await loadDemonstration(database, seeds, options)) {
    const count = await database.database.$count(schema.products)
    return { lines: [`The demonstration is loaded: ${shown(count)} products.`], exitCode: 0 }
  }
  const refusal =
    'This database has a catalogue, so the demonstration was not loaded and nothing was written. Name an empty one with DATABASE_URL or DATA_DIR.'
  return { lines: [refusal], exitCode: 1 }
}

async function sendOrder(
  { database }: ShopCommand,
  [name = '', carrier = '', number]: readonly string[],
): Promise<ShopAnswer> {
  const orderId = await orderIdOf(database.database, name)
  const parcel = { orderId: orderId ?? '', carrier, trackingNumber: number ?? null }
  const sent = orderId === null ? null : await sendParcel(database.database, parcel, new Date())
  if (sent) return { lines: [`Noted: ${name} has left with ${carrier}.`], exitCode: 0 }
  const refusal = `Nothing of ${name} is left to send: it is no placed order, was cancelled, or has left whole. Nothing was written. See whether the number is written right.`
  return { lines: [refusal], exitCode: 1 }
}

const notSignedOut = {
  'no-number': 'This is no Indian mobile number. Nothing was done. Write its ten digits.',
  'no-account': 'Nobody has an account with this number. Nothing was done. See whether it is written right.',
}

async function signOut({ database, readLine = () => Promise.resolve('') }: ShopCommand): Promise<ShopAnswer> {
  const done = await signOutAccount(database.database, await readLine('Mobile number: '), new Date())
  if (typeof done === 'string') return { lines: [notSignedOut[done]], exitCode: 1 }
  return { lines: [`Signed out everywhere: ${shown(done.ended)} sessions have ended.`], exitCode: 0 }
}

async function decide({ database }: ShopCommand, id: string, isHidden: boolean): Promise<ShopAnswer> {
  if (await decideReport(database.database, { id, isHidden, now: new Date() })) {
    return { lines: [`The post is ${isHidden ? 'hidden' : 'shown'}.`], exitCode: 0 }
  }
  return { lines: [`${id} is no post of this shop. Nothing was changed. List the reports again.`], exitCode: 1 }
}

const unknownFormat = (path: string): ShopAnswer => ({
  lines: [`${path} is neither .csv nor .jsonl. Nothing was done. Give the file one of these names.`],
  exitCode: 1,
})

function shown(count: number): string {
  return count.toLocaleString('en-IN')
}

async function bringFile(
  { database, seeds, openSearch, onLines }: ShopCommand,
  path: string,
  options: { readonly isCheck: boolean; readonly skipsBad: boolean },
): Promise<ShopAnswer> {
  const format = formatOf(path)
  if (format === null) return unknownFormat(path)
  if (!existsSync(path)) {
    return { lines: [`There is no file ${path}. Nothing was done. Name one that exists.`], exitCode: 1 }
  }
  // Load the shop's own data first: if the owner's pincodes were there before, a later start would not load the directory.
  if (!options.isCheck) await loadSeeds(database, seeds, { hasDemo: false, openSearch })
  const report = await importCatalogue(database, { path, format, openSearch, onProgress: onLines, ...options })
  // With the statistics of the old tables the planner chooses plans that exceed the statement timeout.
  if (report.isWritten && !options.isCheck) await database.database.execute(sql`analyze`)
  const isRight = report.bad === 0
  return {
    lines: [...problemLines(report), summary(report, options.isCheck)],
    exitCode: isRight || options.skipsBad ? 0 : 1,
  }
}

function problemLine({ line, column, problem }: LineProblem): string {
  return `line ${line}${column === '' ? '' : `, column ${column}`}: ${problem}`
}

function problemLines({ problems, problemCount }: ImportReport): string[] {
  const untold = problemCount - problems.length
  return [...problems.map(problemLine), ...(untold > 0 ? [`and ${shown(untold)} more`] : [])]
}

function summary({ read, added, changed, bad, isWritten }: ImportReport, isCheck: boolean): string {
  const same = read - added - changed - bad
  const counts = `${shown(read)} lines: ${shown(added)} new, ${shown(changed)} changed, ${shown(same)} as they are, ${shown(bad)} wrong.`
  if (isCheck) return `${counts} Nothing was written: this was a check.`
  if (!isWritten) return `${counts} Nothing was written. Correct the lines above, or leave them out with --skip-bad.`
  return `${counts} Rows written: ${shown(added + changed)}.`
}

async function takeFile({ database, onLines }: ShopCommand, path: string): Promise<ShopAnswer> {
  const format = formatOf(path)
  if (format === null) return unknownFormat(path)
  const count = await exportCatalogue(database.database, { path, format, onProgress: onLines })
  return { lines: [`${shown(count)} records were written to ${path}.`], exitCode: 0 }
}
