import { createHttpPorts } from '@krishi/storefront-hooks/storefront'
import type { HttpPortsOptions, StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { ShopifyEngine } from './engine.ts'
import { createShopifyEnginePorts } from './engine-ports-shopify.ts'
import { joinPorts } from './join-ports.ts'
import { readEngine } from './read-engine.ts'

/** The engine that pages of this build run on. */
export const engineOfBuild: string | null = 'shopify'

/** The ports of a page of a shop on Shopify. */
export function createBrowserPorts(own: HttpPortsOptions): StorefrontPorts {
  return joinPorts(createShopifyEnginePorts(readEngine() as ShopifyEngine, own.locale), createHttpPorts(own))
}
