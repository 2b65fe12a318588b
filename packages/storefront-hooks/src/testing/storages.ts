import { aStorage } from '../memory/a-storage.ts'
import type { TextStorage } from '../storage/index.ts'

export { aStorage }

/** A storage whose quota is used up: it reads, and refuses to write. */
export function aFullStorage(entries: Readonly<Record<string, string>> = {}): TextStorage {
  return {
    ...aStorage(entries),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  }
}

/** What a browser with blocked cookies does when the storage is only looked at. */
export function openBlockedStorage(): TextStorage {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
