import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from '../../src/database/index.ts'

/** CPU of this process, in ms. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** CPU of this process and of those at the other end of its connections, in ms. */
export async function clockOfServer(database: Database): Promise<() => number> {
  const backends = await rowsOf<{ readonly pid: number }>(
    database,
    sql`select pid from pg_stat_activity where datname = current_database()`,
  )
  return () => backends.reduce((sum, { pid }) => sum + cpuOf(pid), ownCpu())
}

function cpuOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000
  } catch {
    // Its connection was closed.
    return 0
  }
}
