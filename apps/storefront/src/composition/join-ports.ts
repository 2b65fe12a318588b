import { err, ok } from '@krishi/storefront-core/result'
import type { Capability } from '@krishi/storefront-hooks/capabilities'
import { noFilters } from '@krishi/storefront-hooks/catalog'
import type { CatalogPort } from '@krishi/storefront-hooks/catalog'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'

/** What stays with the server of the shop: what its owner tells, and what the shop tells its owner. */
const ownNames = ['content', 'forms', 'settings', 'telemetry'] as const

/** Where a pincode is depends on no engine: the server of the shop has the directory of India's. */
const places: readonly Capability[] = ['address.pincodeLookup', 'address.reverseGeocode']

/**
 * The ports of a shop on another engine: goods, carts and orders are the engine's; settings, pages and forms of the owner, reports and
 * the places of pincodes the shop's own. Lists that the engine does not have are empty, so that nothing is shown of them.
 */
export function joinPorts(engine: StorefrontPorts, own: StorefrontPorts): StorefrontPorts {
  const { content, forms, settings, telemetry } = own
  const supports = (capability: Capability) => engine.supports?.(capability) ?? true
  const isOwn = (capability: Capability) =>
    places.includes(capability) || ownNames.some((name) => capability.startsWith(`${name}.`))
  const { address, catalog, coupons } = engine
  return {
    ...engine,
    ...{ content, forms, settings, telemetry },
    address: withoutGaps('address', address, supports, {
      pincodeLookup: (...question) => own.address.pincodeLookup(...question),
      reverseGeocode: (...question) => own.address.reverseGeocode(...question),
    }),
    catalog: withoutGaps('catalog', catalog, supports, {
      banners: () => Promise.resolve(ok([])),
      tiles: () => Promise.resolve(ok({ tiles: [], total: 0 })),
      strip: () => Promise.resolve(ok({ products: [], isEndReached: true })),
      productsByHandle: (query, options) => firstWithProducts(catalog, query, options),
    }),
    coupons: withoutGaps('coupons', coupons, supports, { available: () => Promise.resolve(ok([])) }),
    supports: (capability) => isOwn(capability) || supports(capability),
  }
}

/** A port that answers with `substitutes` what the engine does not have. */
function withoutGaps<Port extends object>(
  name: 'address' | 'catalog' | 'coupons',
  port: Port,
  supports: (capability: Capability) => boolean,
  substitutes: Partial<Port>,
): Port {
  return new Proxy(port, {
    get: (target, method) =>
      method in substitutes && !supports(`${name}.${String(method)}` as Capability)
        ? Reflect.get(substitutes, method)
        : Reflect.get(target, method),
  })
}

/** The products of the first of the collections that has any. A collection that is not there has none. */
async function firstWithProducts(
  catalog: CatalogPort,
  ...[{ handles, ...page }, options]: Parameters<CatalogPort['productsByHandle']>
): ReturnType<CatalogPort['productsByHandle']> {
  for (const handle of handles) {
    const listed = await catalog.listing({ ...page, handle, filters: noFilters, sort: 'best-selling' }, options)
    if (listed.ok && listed.value.products.length > 0) return listed
    if (!listed.ok && listed.error.code !== 'request/not-found') return err(listed.error.code)
  }
  return ok({ products: [], isEndReached: true })
}
