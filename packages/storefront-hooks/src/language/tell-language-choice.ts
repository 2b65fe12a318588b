import { isLocale } from '@krishi/storefront-core/locale'
import type { AuthPort } from '../auth/auth-port.ts'
import type { SafeStorage } from '../storage/index.ts'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'

/**
 * Tells the server which language was chosen on this device [01.5], and forgets the choice once it has heard. Choosing leads to
 * another page, which may cut the call off: the choice is kept, and the page in that language tells it again.
 */
export async function tellLanguageChoice(port: Pick<AuthPort, 'userPreference'>, storage: SafeStorage): Promise<void> {
  const language = storage.read(lazyLocalKeys.languageChoice) ?? ''
  if (!isLocale(language)) return
  const told = await port.userPreference({ language })
  // Another choice may have been made meanwhile.
  if (told.ok && storage.read(lazyLocalKeys.languageChoice) === language) storage.remove(lazyLocalKeys.languageChoice)
}
