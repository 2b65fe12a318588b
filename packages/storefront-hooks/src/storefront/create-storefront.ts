import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import type { RandomBytes } from '@krishi/storefront-core/text'
import type { TabChannel } from '../cart/cart-persistence.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { LazyCartStoreOptions } from '../cart/create-lazy-cart-store.ts'
import { createLazyCartStore } from '../cart/create-lazy-cart-store.ts'
import type { Clock } from '../clock/index.ts'
import { systemClock } from '../clock/index.ts'
import type { DeviceLocation } from '../delivery/device-location.ts'
import type { Queries } from '../query/index.ts'
import { createQueries } from '../query/index.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import { createSessionStore } from '../session/create-session-store.ts'
import type { SharingDevice } from '../share/sharing-device.ts'
import type { SafeStorage, TextStorage } from '../storage/index.ts'
import { createSafeStorage } from '../storage/index.ts'
import type { ErrorReporter, Surroundings } from '../telemetry/create-error-reporter.ts'
import { createErrorReporter } from '../telemetry/create-error-reporter.ts'
import type { StorefrontPorts } from './storefront-ports.ts'

/** The browser APIs that the shop uses. A server omits them. */
export interface StorefrontEnvironment {
  readonly clock?: Clock
  /** Local storage; a function because looking at a blocked one throws. */
  readonly storage?: () => TextStorage | null
  readonly sessionStorage?: () => TextStorage | null
  /** Other tabs of the shop. */
  readonly channel?: TabChannel
  /** Calls the listener when the page is shown again, made visible or online; returns a function that stops it. */
  readonly onReturn?: (listener: () => void) => () => void
  /** Calls the listener when the shopper first touches the page or presses a key; returns a function that stops it. */
  readonly onFirstTouch?: (listener: () => void) => () => void
  /** Returns the source of the position: a browser's `navigator`. It is asked after a tap, or where that was allowed. */
  readonly device?: () => DeviceLocation
  /** Random bytes for ids. */
  readonly random?: RandomBytes
  readonly surroundings?: () => Surroundings
  /** What the device can do to share a page [21.2]. */
  readonly sharing?: SharingDevice
  /** Makes a picture smaller before it is sent; returns the same where it cannot. @default as it is */
  readonly shrinkPicture?: (picture: Blob) => Promise<Blob>
  /** Where the shopper came from, by UTM name, for checkouts [29.4]. */
  readonly attribution?: Readonly<Record<string, string>>
}

/** The dependencies of a storefront. */
export interface StorefrontOptions extends StorefrontEnvironment {
  readonly ports: StorefrontPorts
  readonly locale: Locale
  readonly settings: Settings
  /** Whether `settings` are the API's answer of this moment, which need not be asked for again so soon. @default false */
  readonly areSettingsRead?: boolean
  /** Whether the page shows the cart. One that does not reads what is stored when it is first touched. @default true */
  readonly isCartShown?: boolean
  /** Makes the cart. Default: one whose code is loaded when there is a cart to show or to fill; `createCartStore` is there at once. */
  readonly createCart?: ((options: LazyCartStoreOptions) => CartStore) | undefined
  /** Called whenever the cart is stored: a host whose server draws the cart tells it there. */
  readonly onCartStored?: () => void
}

/** One shop on one page: its ports and stores. Two of them on a page share nothing. */
export interface Storefront {
  readonly ports: StorefrontPorts
  readonly locale: Locale
  readonly settings: Settings
  /** When `settings` were read from the API, in ms since 1970; null where the page brought its own. */
  readonly settingsReadAt: number | null
  readonly queries: Queries
  readonly cart: CartStore
  readonly session: SessionStore
  readonly errors: ErrorReporter
  readonly clock: Clock
  readonly storage: SafeStorage
  readonly sessionStorage: SafeStorage
  readonly device: () => DeviceLocation | null
  readonly random: RandomBytes
  readonly sharing: SharingDevice | undefined
  readonly shrinkPicture: (picture: Blob) => Promise<Blob>
  readonly attribution: Readonly<Record<string, string>>
  /** Calls the listener when the page is shown again, made visible or online; returns a function that stops it. */
  readonly onReturn: (listener: () => void) => () => void
  /** Reads what is stored and follows the page; the returned function stops following. `StorefrontProvider` does it after hydration. */
  start: () => () => void
}

/** Composes the ports and stores of one shop. Call it once per request on a server, once per page in a browser. */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { ports, locale, settings, clock = systemClock, channel = null } = options
  const storage = createSafeStorage(settings.hasStorage ? options.storage : undefined)
  const sessionStorage = createSafeStorage(options.sessionStorage)
  const { createCart = createLazyCartStore, onFirstTouch } = options
  const lent = { clock, storage, sessionStorage, channel, onFirstTouch }
  const cart = createCart({ port: ports.cart, locale, settings, onStored: options.onCartStored, ...lent })
  const queries = createQueries()
  const session = createSessionStore(ports.session, storage)
  const surroundings = options.surroundings ?? (() => unknownSurroundings)

  return {
    ports,
    locale,
    settings,
    settingsReadAt: options.areSettingsRead === true ? clock.now() : null,
    clock,
    storage,
    sessionStorage,
    cart,
    session,
    attribution: options.attribution ?? {},
    onReturn: options.onReturn ?? (() => () => {}),
    device: options.device ?? (() => null),
    queries,
    sharing: options.sharing,
    shrinkPicture: options.shrinkPicture ?? ((picture) => Promise.resolve(picture)),
    random: options.random ?? ((length) => crypto.getRandomValues(new Uint8Array(length))),
    errors: createErrorReporter({ port: ports.telemetry, session: session.getState, surroundings }),
    start() {
      const stops = [
        options.isCartShown === false ? onFirstTouch?.(cart.hydrate) : cart.hydrate(),
        options.onReturn?.(cart.revalidate),
        // The next action of the shopper may need more data.
        onFirstTouch?.(() => void queries.client().catch(() => {})),
      ]
      return () => stops.forEach((stop) => stop?.())
    },
  }
}

const unknownSurroundings: Surroundings = {
  pagePath: '',
  connectionType: '',
  connectionStrength: '',
  userAgent: '',
}
