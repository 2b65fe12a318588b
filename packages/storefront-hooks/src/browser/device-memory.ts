import { isShopKey } from '../storage/is-shop-key.ts'
import { localKeys } from '../storage/index.ts'

/**
 * Forgets all that the shop has kept on this device, in local and session storage alike [03.8]. Other tabs hear of it. A
 * storage that is blocked holds nothing.
 *
 * @param ofPage Keys of the page around the shop that are to go as well.
 */
export function forgetDevice(page: Window & typeof globalThis, ofPage: readonly string[] = []): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = page[name]
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      for (const key of keys) if (isShopKey(key) || ofPage.includes(key)) storage.removeItem(key)
    } catch {
      // Nothing could be kept there either.
    }
  }
}

/** Calls `listener` when another tab has forgotten the session, as after signing out there [03.8]; returns a function that stops it. */
export function onForgottenElsewhere(page: Window, listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === localKeys.sessionId && newValue === null) listener()
  }
  page.addEventListener('storage', heard)
  return () => page.removeEventListener('storage', heard)
}
