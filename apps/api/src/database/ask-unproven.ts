import { drizzle } from 'drizzle-orm/node-postgres'
import { createProbePool } from './guarded-pool.ts'
import { findUnproven, type UnprovenConstraint } from './validate-constraints.ts'

/** Asks a server of PostgreSQL, which may be that of a running shop, for its constraints that are NOT VALID. Rejects where it does not answer soon. */
export async function askUnproven(databaseUrl: string): Promise<readonly UnprovenConstraint[]> {
  const pool = createProbePool(databaseUrl)
  try {
    return await findUnproven(drizzle(pool))
  } finally {
    await pool.end()
  }
}
