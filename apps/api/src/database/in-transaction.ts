import type { Database } from './database.ts'

const attempts = 5

/** Serialization failure and deadlock: the engine undid the work and asks for another try. */
const retryable = new Set(['40001', '40P01'])

/** The SQLSTATE of an error, looked for in its causes too: Drizzle wraps what the driver throws. */
export function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return 'cause' in error ? sqlState(error.cause) : null
}

/**
 * Runs `work` in one transaction, and again from the start when the engine refused it for a conflict (40001, 40P01).
 * `work` must not do anything outside of the database.
 */
export async function inTransaction<Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (attempt === attempts || !retryable.has(sqlState(error) ?? '')) throw error
    }
  }
}
