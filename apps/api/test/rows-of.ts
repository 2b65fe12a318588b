import { Client } from 'pg'

/** Each table of a database with a sum over all that its rows say, and how many there are. */
export async function rowsOf(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
    )
    const sums = new Map<string, string>()
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      )
      sums.set(name, rows[0]?.sum ?? '')
    }
    return sums
  } finally {
    await client.end()
  }
}
