import { lawfulSettings } from '@krishi/storefront-core/compliance'
import type { Locale } from '@krishi/storefront-core/locale'
import { appModeOf, settingsIn } from '@krishi/storefront-core/settings'
import type { Settings, Visit } from '@krishi/storefront-core/settings'
import { createLazyCartStore } from '@krishi/storefront-hooks/cart'
import { createDrawnCart } from '@krishi/storefront-hooks/drawn-cart'
import type { DrawnCart } from '@krishi/storefront-hooks/drawn-cart'
import { readSettings } from '@krishi/storefront-hooks/settings'
import { createHttpPorts, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'

/** The API's address for calls that never leave the process. */
const baseUrl = 'http://shop.internal/api'

/** The storefront of one request: no storage, nothing that outlives the page. */
export async function createServerStorefront(options: {
  readonly fetch: typeof fetch
  readonly locale: Locale
  /** Where the page will be shown. */
  readonly visit: Visit
}): Promise<Storefront> {
  const { visit, ...connection } = options
  const ports = createHttpPorts({ baseUrl, ...connection })
  const settings = lawfulSettings(await readSettings(ports))
  const shown = inLanguage(settingsIn(appModeOf(visit, settings), settings), options.locale)
  return createStorefront({ ports, locale: options.locale, settings: shown })
}

/** The settings go to the browser with each page: of what is said about coins only the page's language does. */
function inLanguage({ loyaltyConfig, ...settings }: Settings, locale: Locale): Settings {
  const texts = loyaltyConfig[locale] ?? loyaltyConfig.en
  return { ...settings, loyaltyConfig: texts ? { [locale]: texts } : {} }
}

/** The same storefront with the cart that its page shows. */
export function withDrawnCart(storefront: Storefront, drawn: DrawnCart): Storefront {
  const createCart = createDrawnCart(drawn, createLazyCartStore)
  return { ...storefront, cart: createCart({ ...storefront, port: storefront.ports.cart }) }
}
