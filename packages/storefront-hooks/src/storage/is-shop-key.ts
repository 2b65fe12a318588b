import { invitationKeys, lazyLocalKeys, lazySessionKeys } from './lazy-keys.ts'
import { localKeys, sessionKeys } from './storage-keys.ts'

const lazy = { ...lazyLocalKeys, ...lazySessionKeys, ...invitationKeys }
const all = [...Object.values(localKeys), ...Object.values(sessionKeys), ...Object.values(lazy)]
const names: ReadonlySet<string> = new Set(all.filter((key) => typeof key === 'string'))
const prefixes = all.flatMap((key) => (typeof key === 'string' ? [] : key('')))

/** Whether the shop keeps something under `key`: a page around it may have keys of its own. */
export function isShopKey(key: string): boolean {
  return names.has(key) || prefixes.some((prefix) => key.startsWith(prefix))
}
