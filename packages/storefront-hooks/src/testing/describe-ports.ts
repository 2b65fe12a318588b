import { describe } from 'vitest'
import { describeAddressPort } from '../address/address-port.contract.ts'
import { describeAuthPort } from '../auth/auth-port.contract.ts'
import { describeCartPort } from '../cart/cart-port.contract.ts'
import { describeCatalogPort } from '../catalog/catalog-port.contract.ts'
import { describeShowcase } from '../catalog/showcase-port.contract.ts'
import { describeSearch } from '../catalog/search-port.contract.ts'
import { describeCheckoutPort } from '../checkout/checkout-port.contract.ts'
import { describeOrdersPort } from '../orders/orders-port.contract.ts'
import { describeReviewsPort } from '../reviews/reviews-port.contract.ts'
import { describeCouponsPort } from '../coupons/coupons-port.contract.ts'
import { describeLoyaltyPort } from '../loyalty/loyalty-port.contract.ts'
import { describeDeliveryPort } from '../delivery/delivery-port.contract.ts'
import { describeContentPort } from '../content/content-port.contract.ts'
import { describeFormsPort } from '../forms/forms-port.contract.ts'
import { describeNotifyMePort } from '../notify-me/notify-me-port.contract.ts'
import { describeCommunityPort } from '../community/community-port.contract.ts'
import { describePeople } from '../community/people-port.contract.ts'
import { describePosts } from '../community/posts-port.contract.ts'
import { describeSessionPort } from '../session/session-port.contract.ts'
import { describeSettingsPort } from '../settings/settings-port.contract.ts'
import { describeSharePort } from '../share/share-port.contract.ts'
import type { HttpPortsOptions } from '../storefront/create-http-ports.ts'
import { createHttpPorts } from '../storefront/create-http-ports.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { describeTelemetryPort } from '../telemetry/telemetry-port.contract.ts'
import { describeWishlistPort } from '../wishlist/wishlist-port.contract.ts'
import type { FindableSample, ShopSample } from './shop-sample.ts'

/** A set of ports of a new guest, and facts about the shop behind them. */
export interface PortsSubject {
  readonly ports: StorefrontPorts
  readonly sample: ShopSample
}

/**
 * Runs every contract suite on a set of ports [06.6]. `make` is called before each test.
 *
 * @param findable What can be found in the shop; the suites of searching run where it is given.
 */
export function describePorts(
  name: string,
  make: () => PortsSubject | Promise<PortsSubject>,
  findable?: FindableSample,
): void {
  const port = <Domain extends keyof StorefrontPorts>(domain: Domain) =>
    async function makePort() {
      const { ports, sample } = await make()
      return { port: ports[domain], catalog: ports.catalog, sample }
    }
  describe(name, () => {
    describeAddressPort(make)
    describeAuthPort(async () => (await make()).ports)
    describeCartPort(port('cart'))
    describeCatalogPort(port('catalog'))
    describeShowcase(port('catalog'))
    describeCheckoutPort(make)
    describeOrdersPort(async () => (await make()).ports)
    describeReviewsPort(port('reviews'))
    describeSharePort(port('share'))
    describeCouponsPort(port('coupons'))
    describeLoyaltyPort(async () => (await make()).ports)
    describeNotifyMePort(make)
    describeFormsPort(make)
    describeContentPort(async () => (await make()).ports.content)
    describeDeliveryPort(port('delivery'))
    describePeople(async () => (await make()).ports)
    describePosts(async () => (await make()).ports)
    describeSessionPort(async () => (await make()).ports.session)
    describeSettingsPort(async () => (await make()).ports.settings)
    describeTelemetryPort(async () => (await make()).ports.telemetry)
    describeWishlistPort(make)
    if (findable === undefined) return
    describeSearch(async () => ({ port: (await make()).ports.catalog, findable }))
    describeCommunityPort(async () => ({ port: (await make()).ports.community, findable }))
  })
}

/**
 * Runs every contract suite over HTTP against a real API, for example `(request) => app.request(request)`.
 *
 * @param connect Returns the way to the API and facts about its shop; called before each test.
 */
export function describeHttpPorts(
  name: string,
  connect: () => Promise<Pick<HttpPortsOptions, 'fetch' | 'baseUrl'> & { readonly sample: ShopSample }>,
  findable?: FindableSample,
): void {
  const make = async (): Promise<PortsSubject> => {
    const { sample, ...way } = await connect()
    return { sample, ports: createHttpPorts({ ...way, locale: 'en' }) }
  }
  describePorts(name, make, findable)
}
