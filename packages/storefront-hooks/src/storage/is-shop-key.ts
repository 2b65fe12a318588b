import { keptKeys } from './kept-keys.ts'
import { invitationKeys, lazyLocalKeys, lazySessionKeys } from './lazy-keys.ts'
import { localKeys, sessionKeys } from './storage-keys.ts'

/** A key, or what makes one of a name: those have the beginning in common that it makes of no name. */
type Key = string | ((name: string) => string)

const keys = [localKeys, sessionKeys, lazyLocalKeys, lazySessionKeys, invitationKeys, keptKeys].flatMap((group) =>
  Object.values<Key>(group),
)

/** Whether the shop keeps something under `key`: a page around it may have keys of its own. */
export function isShopKey(key: string): boolean {
  return keys.some((name) => (typeof name === 'string' ? name === key : key.startsWith(name(''))))
}
