import { createId } from '@krishi/storefront-core/text'
import type { RandomBytes } from '@krishi/storefront-core/text'
import type { SafeStorage } from './create-safe-storage.ts'

/**
 * By which key a server knows what a form sends: the one of the last try where that sent the same text, another one otherwise. It
 * stays in the storage until that is removed under `name`: a form whose answer was lost is the same form on the reloaded page too,
 * and is taken once.
 *
 * @param text In one line, as JSON is.
 */
export function intentKey(storage: SafeStorage, random: RandomBytes, name: string, text: string): string {
  const [key = '', sent] = storage.read(name)?.split('\n') ?? []
  if (sent === text) return key
  const id = createId(random)
  storage.write(name, `${id}\n${text}`)
  return id
}
