import { schema, type OpenDatabase } from '../database/index.ts'
import { loadDemonstration, type SeedOptions, type SeedSources } from '../seeding/index.ts'

const usage = `What the shop sells:
  npm run shop -- demo    loads the demonstration into a database without a catalogue`

/** What the command has to say, and the exit code of its process. */
export interface ShopAnswer {
  readonly lines: readonly string[]
  readonly exitCode: 0 | 1
}

/** What the command works with. */
export interface ShopCommand extends SeedOptions {
  readonly database: OpenDatabase
  readonly seeds: SeedSources
}

/** Carries out what the owner of the shop asked for on the command line: `npm run shop -- <order>`. */
export async function runShopCommand(command: ShopCommand, [order, ...rest]: readonly string[]): Promise<ShopAnswer> {
  if (order === 'demo' && rest.length === 0) return loadDemo(command)
  return { lines: [usage], exitCode: 1 }
}

async function loadDemo({ database, seeds, ...options }: ShopCommand): Promise<ShopAnswer> {
  if (await loadDemonstration(database, seeds, options)) {
    const count = await database.database.$count(schema.products)
    return { lines: [`The demonstration is loaded: ${count.toLocaleString('en-IN')} products.`], exitCode: 0 }
  }
  const refusal =
    'This database has a catalogue, so the demonstration was not loaded and nothing was written. Name an empty one with DATABASE_URL or DATA_DIR.'
  return { lines: [refusal], exitCode: 1 }
}
