import { languageCookie } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import { useEffect } from 'react'
import { lateLocalKeys } from '../storage/late-keys.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { tellLanguageChoice } from './tell-language-choice.ts'

/**
 * Remembers a chosen language: in a cookie for 90 days, and with the session on the server [01.5]. The page in that language is
 * another one, which a link leads to.
 *
 * @param page Where the cookie is kept: the `window` of the page.
 * @returns What is called with the choice.
 */
export function useLanguageChoice(page: () => Pick<Window, 'document' | 'location'>): (language: Locale) => void {
  const { ports, storage } = useStorefront()
  useEffect(() => void tellLanguageChoice(ports.auth, storage), [ports, storage])
  return (language) => {
    const { document, location } = page()
    document.cookie = languageCookie(language, location.protocol === 'https:')
    storage.write(lateLocalKeys.languageChoice, language)
    void tellLanguageChoice(ports.auth, storage)
  }
}
