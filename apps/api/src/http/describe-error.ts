import { DrizzleQueryError } from 'drizzle-orm/errors'
import { sqlState } from '../database/in-transaction.ts'

/**
 * What the log may know of an error. A failed statement carries the shopper's name and address among its parameters
 * and in the database's wording, so of such an error only the statement, its state and the places in our code remain.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  if (error instanceof DrizzleQueryError || sqlState(error) !== null) {
    const query = error instanceof DrizzleQueryError ? error.query : null
    return { type: error.name, sqlState: sqlState(error), query, places }
  }
  return { type: error.name, message: error.message, places }
}
