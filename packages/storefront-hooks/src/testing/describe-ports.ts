import { err } from '@krishi/storefront-core/result'
import { afterAll, describe, expect, it } from 'vitest'
import { describeAddressPort } from '../address/address-port.contract.ts'
import { describeAuthPort, describeSignOut } from '../auth/auth-port.contract.ts'
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
import type { PortName, StorefrontPorts } from '../storefront/storefront-ports.ts'
import { supportsCapability } from '../capabilities/capability.ts'
import { describeTelemetryPort } from '../telemetry/telemetry-port.contract.ts'
import { describeWishlistPort } from '../wishlist/wishlist-port.contract.ts'
import type { CapabilityReport } from './capability-report.ts'
import { allCapabilities, createCapabilityWatch, printCapabilities } from './capability-report.ts'
import type { FindableSample, ShopSample } from './shop-sample.ts'

/** A set of ports of a new guest, and facts about the shop behind them. */
export interface PortsSubject {
  readonly ports: StorefrontPorts
  readonly sample: ShopSample
  /** Signs this guest in as a shopper whom nobody has been yet. Default: by a code, which a backend in development tells. */
  readonly signIn?: (() => Promise<unknown>) | undefined
}

/** What is run of the contract, and where its result goes. */
export interface ContractOptions {
  /** What can be found in the shop; the suites of searching run where it is given. */
  readonly findable?: FindableSample
  /** The ports whose suites run. Default: all. */
  readonly only?: readonly PortName[]
  /** Takes the table of what the adapter can do, once its tests have ended. Default: prints it. */
  readonly onReport?: (report: CapabilityReport) => void
}

type Make = () => Promise<PortsSubject>
type Suites = Readonly<Record<PortName, (make: Make, findable?: FindableSample) => void>>

/** Hands a suite its port, and the catalogue of the same shop. */
function portOf<Name extends PortName>(make: Make, name: Name) {
  return async () => {
    const { ports, sample } = await make()
    return { port: ports[name], catalog: ports.catalog, sample }
  }
}

const portsOf = (make: Make) => async () => (await make()).ports

const suites: Suites = {
  address: describeAddressPort,
  auth(make) {
    describeAuthPort(portsOf(make))
    describeSignOut(make)
  },
  cart: (make) => describeCartPort(portOf(make, 'cart')),
  catalog(make, findable) {
    describeCatalogPort(portOf(make, 'catalog'))
    describeShowcase(portOf(make, 'catalog'))
    if (findable) describeSearch(async () => ({ port: (await make()).ports.catalog, findable }))
  },
  checkout: describeCheckoutPort,
  community(make, findable) {
    describePeople(portsOf(make))
    describePosts(portsOf(make))
    if (findable) describeCommunityPort(async () => ({ port: (await make()).ports.community, findable }))
  },
  content: (make) => describeContentPort(async () => (await make()).ports.content),
  coupons: (make) => describeCouponsPort(portOf(make, 'coupons')),
  delivery: (make) => describeDeliveryPort(portOf(make, 'delivery')),
  forms: describeFormsPort,
  loyalty: (make) => describeLoyaltyPort(portsOf(make)),
  notifyMe: describeNotifyMePort,
  orders: (make) => describeOrdersPort(portsOf(make)),
  reviews: (make) => describeReviewsPort(portOf(make, 'reviews')),
  session: (make) => describeSessionPort(async () => (await make()).ports.session),
  settings: (make) => describeSettingsPort(async () => (await make()).ports.settings),
  share: (make) => describeSharePort(portOf(make, 'share')),
  telemetry: (make) => describeTelemetryPort(async () => (await make()).ports.telemetry),
  wishlist: describeWishlistPort,
}

/**
 * Runs the contract suites on a set of ports [06.6]. A test that needs an operation which the adapter does not support is skipped;
 * in the end a table says what is proved.
 *
 * @param make Gives ports of a new guest; called before each test.
 * @example
 * describePorts('my backend', () => ({ ports: completePorts({ catalog, cart }), sample }), { only: ['catalog', 'cart'] })
 */
export function describePorts(
  name: string,
  make: () => PortsSubject | Promise<PortsSubject>,
  { findable, only, onReport = (report) => console.info(printCapabilities(report)) }: ContractOptions = {},
): void {
  const watch = createCapabilityWatch()
  const makeWatched: Make = async () => {
    const { ports, ...facts } = await make()
    return { ...facts, ports: watch.watch(ports) }
  }
  describe(name, () => {
    for (const port of only ?? (Object.keys(suites) as PortName[])) suites[port](makeWatched, findable)

    it('[06.6] answers what it does not support with a code of its own', async () => {
      const { ports } = await make()
      const unsupported = allCapabilities.filter((capability) => !supportsCapability(ports, capability))
      const answers = await Promise.all(unsupported.map((capability) => callBare(ports, capability)))
      expect(answers).toEqual(unsupported.map(() => err('port/unsupported')))
    })

    afterAll(() => onReport(watch.report(name)))
  })
}

/** Calls an operation without anything to go by: for one that does nothing. */
function callBare(ports: StorefrontPorts, capability: string): Promise<unknown> {
  const [name = '', operation = ''] = capability.split('.')
  const port = ports[name as PortName] as unknown as Readonly<Record<string, () => Promise<unknown>>>
  return port[operation]?.() ?? Promise.resolve(null)
}

/**
 * Runs the contract suites over HTTP against a real API, for example `(request) => app.request(request)`.
 *
 * @param connect Returns the way to the API and facts about its shop; called before each test.
 */
export function describeHttpPorts(
  name: string,
  connect: () => Promise<Pick<HttpPortsOptions, 'fetch' | 'baseUrl'> & { readonly sample: ShopSample }>,
  options?: ContractOptions,
): void {
  const make = async (): Promise<PortsSubject> => {
    const { sample, ...way } = await connect()
    return { sample, ports: createHttpPorts({ ...way, locale: 'en' }) }
  }
  describePorts(name, make, options)
}
