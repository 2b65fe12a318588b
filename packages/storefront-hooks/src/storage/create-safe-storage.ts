/** Text by key. Never throws: what cannot be stored is kept in memory for the life of the page [07.3]. */
export interface SafeStorage {
  /** The text under `key`, or null. */
  read: (key: string) => string | null
  /** Keeps `text`; false where the browser refused and only memory holds it. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
}

/** The part of the browser's `Storage` that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps a browser storage that may be blocked, full or corrupt [07.3].
 *
 * @param open Returns the storage. A function, because with blocked cookies reading `window.localStorage` itself
 * throws. Null, or no function, stands for no storage at all, as on a server: everything is kept in memory.
 */
export function createSafeStorage(open?: () => TextStorage | null): SafeStorage {
  const memory = new Map<string, string | null>()

  function attempt<Value>(use: (storage: TextStorage) => Value): { readonly value: Value } | null {
    try {
      const storage = open?.()
      return storage ? { value: use(storage) } : null
    } catch {
      return null
    }
  }

  function read(key: string): string | null {
    const kept = memory.get(key)
    if (kept !== undefined) return kept
    return attempt((storage) => storage.getItem(key))?.value ?? null
  }

  function write(key: string, text: string): boolean {
    const isStored = attempt((storage) => storage.setItem(key, text)) !== null
    if (isStored) memory.delete(key)
    else memory.set(key, text)
    return isStored
  }

  return {
    read,
    write,
    remove(key) {
      const isRemoved = attempt((storage) => storage.removeItem(key)) !== null
      if (isRemoved) memory.delete(key)
      else memory.set(key, null)
    },
  }
}
