import { createMedusaPorts } from '@krishi/adapter-medusa/ports'
import type { Locale } from '@krishi/storefront-core/locale'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { MedusaEngine } from './engine.ts'

/** The ports of a Medusa server. */
export function createMedusaEnginePorts({ url, ...engine }: MedusaEngine, locale: Locale): StorefrontPorts {
  const { publishableKey, regionId, shipping } = engine
  return createMedusaPorts({ baseUrl: url, publishableKey, regionId, shipping, locale })
}
