import type { SavedAddress } from '@krishi/storefront-core/address'
import type { Profile } from '@krishi/storefront-core/contract'
import { mergeSettings } from '@krishi/storefront-core/settings'
import { createMemoryAddressPort } from '../address/create-memory-address-port.ts'
import { createMemoryAuthPort } from '../auth/create-memory-auth-port.ts'
import { createMemoryCartPort } from '../cart/create-memory-cart-port.ts'
import { createMemoryCatalogPort } from '../catalog/create-memory-catalog-port.ts'
import { createMemoryCheckoutPort } from '../checkout/create-memory-checkout-port.ts'
import { createMemoryLedger } from '../checkout/memory-ledger.ts'
import { createMemoryCouponsPort } from '../coupons/create-memory-coupons-port.ts'
import { createMemoryContentPort } from '../content/create-memory-content-port.ts'
import { createMemoryDeliveryPort } from '../delivery/create-memory-delivery-port.ts'
import { createMemoryFormsPort } from '../forms/create-memory-forms-port.ts'
import { createMemoryCommunityPort } from '../community/create-memory-community-port.ts'
import { createMemoryLoyaltyPort } from '../loyalty/create-memory-loyalty-port.ts'
import { createMemoryWallet } from '../loyalty/memory-wallet.ts'
import { createMemoryNotifyMePort } from '../notify-me/create-memory-notify-me-port.ts'
import { createMemoryOrdersPort } from '../orders/create-memory-orders-port.ts'
import { createMemoryReviewsPort } from '../reviews/create-memory-reviews-port.ts'
import { createMemorySessionPort } from '../session/create-memory-session-port.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import { createMemorySettingsPort } from '../settings/create-memory-settings-port.ts'
import { createMemorySharePort } from '../share/create-memory-share-port.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { createMemoryTelemetryPort } from '../telemetry/create-memory-telemetry-port.ts'
import { createMemoryWishlistPort } from '../wishlist/create-memory-wishlist-port.ts'
import type { MemoryBackend } from './create-memory-backend.ts'

/** What a set of memory ports can be told. */
export interface MemoryPortsOptions {
  readonly backend: MemoryBackend
  /** Who is signed in; without it a guest. */
  readonly user?: Partial<Profile>
  /** What the owner has changed of the settings. */
  readonly settings?: unknown
  /** What stands in the address book of whoever is signed in. */
  readonly addresses?: readonly SavedAddress[]
}

/** All ports over one shop in memory, for stories, tests and demos: what is ordered through one can be read through another. */
export function createMemoryPorts({ backend, user, settings, addresses }: MemoryPortsOptions): StorefrontPorts {
  const ledger = createMemoryLedger()
  const identity = createMemoryIdentity(user)
  const merged = mergeSettings(settings)
  const wallet = createMemoryWallet(backend, identity, merged)
  return {
    address: createMemoryAddressPort(backend, identity, addresses),
    auth: createMemoryAuthPort(backend, identity, merged),
    cart: createMemoryCartPort(backend),
    catalog: createMemoryCatalogPort(backend),
    checkout: createMemoryCheckoutPort(backend, ledger, wallet, identity),
    content: createMemoryContentPort(backend),
    coupons: createMemoryCouponsPort(backend),
    delivery: createMemoryDeliveryPort(backend),
    community: createMemoryCommunityPort(backend, identity, merged),
    forms: createMemoryFormsPort(backend),
    loyalty: createMemoryLoyaltyPort(backend, wallet, merged),
    notifyMe: createMemoryNotifyMePort(backend, identity),
    orders: createMemoryOrdersPort(backend, ledger, identity),
    reviews: createMemoryReviewsPort(backend, identity),
    session: createMemorySessionPort(backend, identity),
    settings: createMemorySettingsPort(backend, settings),
    share: createMemorySharePort(backend),
    telemetry: createMemoryTelemetryPort(backend),
    wishlist: createMemoryWishlistPort(backend, identity),
  }
}
