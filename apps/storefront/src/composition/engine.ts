/** A Medusa server that holds goods, carts and orders. */
export interface MedusaEngine {
  readonly name: 'medusa'
  /** Scheme and host. */
  readonly url: string
  readonly publishableKey: string
  readonly regionId: string
  /** What delivery costs, in paise. */
  readonly shipping: { readonly minCartValueForFreeShipping: number; readonly applicableShippingCharge: number }
}

/** A shop at Shopify. */
export interface ShopifyEngine {
  readonly name: 'shopify'
  /** Scheme and host. */
  readonly url: string
  /** The public token, which browsers send. */
  readonly token: string
  /** Hosts of the checkout beside that of `url`. */
  readonly checkoutHosts: readonly string[]
}

/** Another engine that the shop runs on, as a browser may know it. */
export type Engine = MedusaEngine | ShopifyEngine

/** The same as a server knows it. */
export type ServerEngine = MedusaEngine | (ShopifyEngine & { readonly privateToken: string | null })

/** The id of the element in which a page tells its browser of the engine. */
export const engineElementId = 'shop-engine'

/** The part of an engine that browsers are told. */
export function toBrowserEngine(engine: ServerEngine): Engine {
  if (engine.name === 'medusa') return engine
  const { name, url, token, checkoutHosts } = engine
  return { name, url, token, checkoutHosts }
}
