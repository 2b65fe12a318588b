import type { CartChange } from '@krishi/storefront-core/cart'
import { parseStoredReceipt } from '@krishi/storefront-core/cart'
import { isRecord, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'

const none: readonly CartChange[] = []

/** The receipt in storage. One that was written in a session that is over is removed: it belongs to somebody else. */
export function readReceipt(storage: SafeStorage): readonly CartChange[] {
  const stored = parseJson(storage.read(lazyLocalKeys.cartReceipt))
  if (!isRecord(stored)) return none
  const changes = parseStoredReceipt(stored['changes'])
  if (stored['sessionId'] === storage.read(localKeys.sessionId)) return changes
  // Before the first session of a device nobody else was there.
  saveReceipt(storage, stored['sessionId'] === null ? changes : none)
  return stored['sessionId'] === null ? changes : none
}

/** Keeps the receipt with the session that it belongs to; an empty one is removed. */
export function saveReceipt(storage: SafeStorage, changes: readonly CartChange[]): void {
  if (changes.length === 0) storage.remove(lazyLocalKeys.cartReceipt)
  else
    storage.write(lazyLocalKeys.cartReceipt, JSON.stringify({ sessionId: storage.read(localKeys.sessionId), changes }))
}
