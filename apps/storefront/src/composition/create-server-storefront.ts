import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import { readSettings } from '@krishi/storefront-hooks/settings'
import { createHttpPorts, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'

/** The API's address for calls that never leave the process. */
const baseUrl = 'http://shop.internal/api'

/** The storefront of one request: no storage, no session, nothing that outlives the page. */
export async function createServerStorefront(options: {
  readonly fetch: typeof fetch
  readonly locale: Locale
}): Promise<Storefront> {
  const ports = createHttpPorts({ baseUrl, ...options })
  const settings = inLanguage(await readSettings(ports), options.locale)
  return createStorefront({ ports, locale: options.locale, settings })
}

/** The settings go to the browser with each page: of what is said about coins only the page's language does. */
function inLanguage({ loyaltyConfig, ...settings }: Settings, locale: Locale): Settings {
  const texts = loyaltyConfig[locale] ?? loyaltyConfig.en
  return { ...settings, loyaltyConfig: texts ? { [locale]: texts } : {} }
}
