import { addressOperations } from './address.ts'
import type { AddressPayloads } from './address.ts'
import { authOperations } from './auth.ts'
import type { AuthPayloads } from './auth.ts'
import { cartOperations } from './cart.ts'
import type { CartPayloads } from './cart.ts'
import { catalogOperations } from './catalog.ts'
import type { CatalogPayloads } from './catalog.ts'
import { checkoutOperations } from './checkout.ts'
import type { CheckoutPayloads } from './checkout.ts'
import { communityOperations } from './community.ts'
import type { CommunityPayloads } from './community.ts'
import { contentOperations } from './content.ts'
import type { ContentPayloads } from './content.ts'
import { couponOperations } from './coupons.ts'
import type { CouponPayloads } from './coupons.ts'
import { deliveryOperations } from './delivery.ts'
import type { DeliveryPayloads } from './delivery.ts'
import { embedOperations } from './embed.ts'
import type { EmbedPayloads } from './embed.ts'
import { formOperations } from './forms.ts'
import type { FormPayloads } from './forms.ts'
import { loyaltyOperations } from './loyalty.ts'
import type { LoyaltyPayloads } from './loyalty.ts'
import { notifyMeOperations } from './notify-me.ts'
import type { NotifyMePayloads } from './notify-me.ts'
import { orderOperations } from './orders.ts'
import type { OrderPayloads } from './orders.ts'
import { reviewOperations } from './reviews.ts'
import type { ReviewPayloads } from './reviews.ts'
import { settingsOperations } from './settings.ts'
import type { SettingsPayloads } from './settings.ts'
import { shareOperations } from './share.ts'
import type { SharePayloads } from './share.ts'
import { telemetryOperations } from './telemetry.ts'
import type { TelemetryPayloads } from './telemetry.ts'
import { wishlistOperations } from './wishlist.ts'
import type { WishlistPayloads } from './wishlist.ts'

/** Every call of the backend by name: the wire contract as data [06.1]. */
export const operations = {
  ...addressOperations,
  ...authOperations,
  ...cartOperations,
  ...catalogOperations,
  ...checkoutOperations,
  ...communityOperations,
  ...contentOperations,
  ...couponOperations,
  ...deliveryOperations,
  ...embedOperations,
  ...formOperations,
  ...loyaltyOperations,
  ...notifyMeOperations,
  ...orderOperations,
  ...reviewOperations,
  ...settingsOperations,
  ...shareOperations,
  ...telemetryOperations,
  ...wishlistOperations,
}

/** The name of a call. */
export type OperationName = keyof typeof operations

/** What each call takes and gives. */
export interface OperationPayloads
  extends
    AddressPayloads,
    AuthPayloads,
    CartPayloads,
    CatalogPayloads,
    CheckoutPayloads,
    CommunityPayloads,
    ContentPayloads,
    CouponPayloads,
    DeliveryPayloads,
    EmbedPayloads,
    FormPayloads,
    LoyaltyPayloads,
    NotifyMePayloads,
    OrderPayloads,
    ReviewPayloads,
    SettingsPayloads,
    SharePayloads,
    TelemetryPayloads,
    WishlistPayloads {}
