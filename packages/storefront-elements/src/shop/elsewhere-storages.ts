import type { TextStorage } from '@krishi/storefront-hooks/storage'
import type { Connection } from './connection.ts'

/** A storage of another site, where everything of the shop has names of its own. */
function named(storage: Storage): TextStorage {
  const nameOf = (key: string) => `krishi:${key}`
  return {
    getItem: (key) => storage.getItem(nameOf(key)),
    setItem: (key, text) => storage.setItem(nameOf(key), text),
    removeItem: (key) => storage.removeItem(nameOf(key)),
  }
}

/** Where a page of another origin keeps the cart. */
export const elsewhereStorages = {
  storage: () => named(localStorage),
  sessionStorage: () => named(sessionStorage),
} satisfies Connection['storages']
