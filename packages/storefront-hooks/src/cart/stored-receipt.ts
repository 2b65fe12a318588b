import type { CartChange } from '@krishi/storefront-core/cart'
import { parseStoredReceipt } from '@krishi/storefront-core/cart'
import { isRecord, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'

/** Only the cart's own code reads it, which no page waits for: with the other keys every page would carry it. */
const receiptKey = 'cartReceipt'

const none: readonly CartChange[] = []

/** The receipt in storage. One that was written in a session that is over is removed: it belongs to somebody else. */
export function readReceipt(storage: SafeStorage): readonly CartChange[] {
  const stored = parseJson(storage.read(receiptKey))
  if (!isRecord(stored)) return none
  const changes = parseStoredReceipt(stored['changes'])
  if (stored['sessionId'] === storage.read(localKeys.sessionId)) return changes
  // Before the first session of a device nobody else was there.
  saveReceipt(storage, stored['sessionId'] === null ? changes : none)
  return stored['sessionId'] === null ? changes : none
}

/** Keeps the receipt with the session that it belongs to; an empty one is removed. */
export function saveReceipt(storage: SafeStorage, changes: readonly CartChange[]): void {
  if (changes.length === 0) storage.remove(receiptKey)
  else storage.write(receiptKey, JSON.stringify({ sessionId: storage.read(localKeys.sessionId), changes }))
}
