import { languageCookie } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'

/** Keeps a chosen language in a cookie of the page for 90 days [01.5]. */
export function keepLanguage({ document, location }: Pick<Window, 'document' | 'location'>, language: Locale): void {
  document.cookie = languageCookie(language, location.protocol === 'https:')
}
