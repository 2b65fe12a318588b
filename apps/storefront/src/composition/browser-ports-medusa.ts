import { createMedusaPorts } from '@krishi/adapter-medusa/ports'
import { createHttpPorts } from '@krishi/storefront-hooks/storefront'
import type { HttpPortsOptions, StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { MedusaEngine } from './engine.ts'
import { joinPorts } from './join-ports.ts'
import { readEngine } from './read-engine.ts'

/** The engine that pages of this build run on. */
export const engineOfBuild: string | null = 'medusa'

/** The ports of a page of a shop on Medusa. */
export function createBrowserPorts(own: HttpPortsOptions): StorefrontPorts {
  const { url, publishableKey, regionId, shipping } = readEngine() as MedusaEngine
  const { locale } = own
  return joinPorts(
    createMedusaPorts({ baseUrl: url, publishableKey, regionId, shipping, locale }),
    createHttpPorts(own),
  )
}
