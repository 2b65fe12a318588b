import { recentlyViewedLimit, withViewed } from '@krishi/storefront-core/catalog'
import { isListOf, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'

const isHandles = isListOf(isText)

// The backend takes no longer ones: one that was tampered with must not take the others along.
const isHandle = (handle: string) => handle.length > 0 && handle.length <= 200

/** Handles of the products that were viewed on this device, last first; none where the storage holds anything else [07.3]. */
export function readViewed(storage: SafeStorage): readonly string[] {
  const stored = parseJson(storage.read(localKeys.recentlyViewed))
  if (!isHandles(stored)) return []
  return stored.filter(isHandle).slice(0, recentlyViewedLimit + 1)
}

/** Records a view of a product [17.5]. */
export function recordView(storage: SafeStorage, handle: string): void {
  storage.write(localKeys.recentlyViewed, JSON.stringify(withViewed(readViewed(storage), handle)))
}
