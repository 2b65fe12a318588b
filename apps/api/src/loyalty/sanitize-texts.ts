import { locales } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import { sanitize } from '../seeding/sanitize.ts'

/** The settings with nothing in the terms of the coins that could run or load: the server's promise to views that render them. */
export function sanitizeTexts(settings: Settings): Settings {
  const texts = locales.flatMap((language) => {
    const own = settings.loyaltyConfig[language]
    return own ? [[language, { ...own, termsAndConditions: sanitize(own.termsAndConditions) }] as const] : []
  })
  return { ...settings, loyaltyConfig: Object.fromEntries(texts) }
}
