import { sqlState } from './in-transaction.ts'
import { isDiskFull } from './is-disk-full.ts'

/** A statement that was not sent, as the server has not answered before. */
export class DatabaseDownError extends Error {
  override readonly name = 'DatabaseDownError'
}

/** What a network says of a server that is gone. */
const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'.split(' '),
)

/**
 * States of a server that cannot work now: no connection (08), out of disk, memory or connections (53), going down or starting (57P),
 * a statement that took too long (57014), a disk that fails (58).
 */
const outageState = /^(08|53|57P|57014|58)/

/** What the drivers say without a code. */
const outageMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered)|Cannot use a pool after|PGlite is clos)/

/**
 * Whether an error tells that the database cannot be reached or cannot work now, so that the same call can succeed later. Causes are
 * looked at too: Drizzle wraps what the driver throws.
 */
export function isOutage(error: unknown): boolean {
  if (isDiskFull(error)) return true
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseDownError || outageMessage.test(error.message)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  if (networkCodes.has(code) || isNoSocket || outageState.test(sqlState(error) ?? '')) return true
  return isOutage(error.cause)
}
