import type { TextStorage } from '../storage/index.ts'

/** A browser storage in memory, optionally with something in it. */
export function aStorage(entries: Readonly<Record<string, string>> = {}): TextStorage {
  const texts = new Map(Object.entries(entries))
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

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
