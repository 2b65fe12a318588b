import type { AddressPort } from '../address/address-port.ts'
import type { AuthPort } from '../auth/auth-port.ts'
import type { Capability } from '../capabilities/capability.ts'
import type { CartPort } from '../cart/cart-port.ts'
import type { CatalogPort } from '../catalog/catalog-port.ts'
import type { CheckoutPort } from '../checkout/checkout-port.ts'
import type { ContentPort } from '../content/content-port.ts'
import type { CouponsPort } from '../coupons/coupons-port.ts'
import type { DeliveryPort } from '../delivery/delivery-port.ts'
import type { CommunityPort } from '../community/community-port.ts'
import type { FormsPort } from '../forms/forms-port.ts'
import type { LoyaltyPort } from '../loyalty/loyalty-port.ts'
import type { NotifyMePort } from '../notify-me/notify-me-port.ts'
import type { OrdersPort } from '../orders/orders-port.ts'
import type { ReviewsPort } from '../reviews/reviews-port.ts'
import type { SessionPort } from '../session/session-port.ts'
import type { SettingsPort } from '../settings/settings-port.ts'
import type { SharePort } from '../share/share-port.ts'
import type { TelemetryPort } from '../telemetry/telemetry-port.ts'
import type { WishlistPort } from '../wishlist/wishlist-port.ts'

/** All ports of a storefront. Another kind of backend is another set of adapters. */
export interface StorefrontPorts {
  /**
   * Whether the backend can do something; without it, everything. What it cannot do is answered with 'port/unsupported', and no
   * widget offers it. `completePorts` writes it for an adapter.
   */
  readonly supports?: (capability: Capability) => boolean
  readonly address: AddressPort
  readonly auth: AuthPort
  readonly cart: CartPort
  readonly catalog: CatalogPort
  readonly checkout: CheckoutPort
  readonly content: ContentPort
  readonly coupons: CouponsPort
  readonly delivery: DeliveryPort
  readonly community: CommunityPort
  readonly forms: FormsPort
  readonly loyalty: LoyaltyPort
  readonly notifyMe: NotifyMePort
  readonly orders: OrdersPort
  readonly reviews: ReviewsPort
  readonly session: SessionPort
  readonly settings: SettingsPort
  readonly share: SharePort
  readonly telemetry: TelemetryPort
  readonly wishlist: WishlistPort
}

/** The name of a port. */
export type PortName = Exclude<keyof StorefrontPorts, 'supports'>
