import { createShopifyEnginePorts } from '../composition/engine-ports-shopify.ts'
import { connectionsTo } from './connections-to.ts'

/** How elements reach a shop on Shopify. */
export const { connectHere, connectElsewhere } = connectionsTo(createShopifyEnginePorts)
