import { applyComplianceProfile } from '@krishi/storefront-core/compliance'
import type { Locale } from '@krishi/storefront-core/locale'
import { appModeOf, settingsIn } from '@krishi/storefront-core/settings'
import type { AppMode, Settings, Visit } from '@krishi/storefront-core/settings'
import { createLazyCartStore } from '@krishi/storefront-hooks/cart'
import { createServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import type { ServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import { readSettings } from '@krishi/storefront-hooks/settings'
import { createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { createServerPorts } from './server-ports.ts'
import type { Connection } from './server-ports.ts'

/** The storefront of one request, without storage or anything that outlives the page, and the app mode of the page. */
export async function createServerStorefront({
  visit,
  ...connection
}: Connection & { readonly visit: Visit }): Promise<{ readonly storefront: Storefront; readonly mode: AppMode }> {
  const { locale } = connection
  const ports = createServerPorts(connection)
  const settings = await readLawfulSettings(ports)
  const mode = appModeOf(visit, settings)
  return { mode, storefront: createStorefront({ ports, locale, settings: toPageSettings(settings, mode, locale) }) }
}

/** The settings that each page of a language is rendered with, where it is shown in this mode. */
export async function readPageSettings({
  mode,
  ...connection
}: Connection & { readonly mode: AppMode }): Promise<Settings> {
  const settings = await readLawfulSettings(createServerPorts(connection))
  return toPageSettings(settings, mode, connection.locale)
}

async function readLawfulSettings(ports: Parameters<typeof readSettings>[0]): Promise<Settings> {
  return applyComplianceProfile(await readSettings(ports))
}

/** A page needs the coin texts of its own language only. */
function toPageSettings(all: Settings, mode: AppMode, locale: Locale): Settings {
  const { loyaltyConfig, ...settings } = settingsIn(mode, all)
  const texts = loyaltyConfig[locale] ?? loyaltyConfig.en
  return { ...settings, loyaltyConfig: texts ? { [locale]: texts } : {} }
}

/** The same storefront with the cart that its page shows. */
export function withServerRenderedCart(storefront: Storefront, rendered: ServerRenderedCart): Storefront {
  const createCart = createServerRenderedCart(rendered, createLazyCartStore)
  return { ...storefront, cart: createCart({ ...storefront, port: storefront.ports.cart }) }
}
