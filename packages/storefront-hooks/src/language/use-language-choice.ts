import type { Locale } from '@krishi/storefront-core/locale'
import { useEffect } from 'react'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { tellLanguageChoice } from './tell-language-choice.ts'

/**
 * Remembers a chosen language on this device, and with the session on the server [01.5]. The page in that language is another one,
 * which a link leads to.
 *
 * @param keep Keeps it where the page has its cookies, such as `keepLanguage` does.
 * @returns What is called with the choice.
 */
export function useLanguageChoice(keep: (language: Locale) => void): (language: Locale) => void {
  const { ports, storage } = useStorefront()
  useEffect(() => void tellLanguageChoice(ports.auth, storage), [ports, storage])
  return (language) => {
    keep(language)
    storage.write(lazyLocalKeys.languageChoice, language)
    void tellLanguageChoice(ports.auth, storage)
  }
}
