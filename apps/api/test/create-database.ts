import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** How a database on a test server begins. */
export interface NewDatabase {
  /** A database of which it is a copy. @default an empty one */
  readonly template?: string
  /** @default that of the machine; only for an empty one */
  readonly locale?: string
}

/**
 * Makes a database that nobody else uses, on a PostgreSQL of the tests.
 *
 * @param server The address of any other database there.
 * @returns Its address.
 */
export async function createDatabase(
  server: string,
  { template = 'template0', locale }: NewDatabase = {},
): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    // Files are copied, and not every page written to the log first: half the time.
    await client.query(
      `create database ${name} template ${template} strategy file_copy${locale === undefined ? '' : ` locale '${locale}'`}`,
    )
  } finally {
    await client.end()
  }
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}
