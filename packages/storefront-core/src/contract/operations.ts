import type { AddressPayloads } from './address.ts'
import type { AuthPayloads } from './auth.ts'
import type { CartPayloads } from './cart.ts'
import type { CatalogPayloads } from './catalog.ts'
import type { CheckoutPayloads } from './checkout.ts'
import type { CommunityPayloads } from './community.ts'
import type { ContentPayloads } from './content.ts'
import type { CouponPayloads } from './coupons.ts'
import type { DeliveryPayloads } from './delivery.ts'
import { partnerPageOperations } from './embed.ts'
import type { EmbedPayloads } from './embed.ts'
import type { FormPayloads } from './forms.ts'
import type { LoyaltyPayloads } from './loyalty.ts'
import type { NotifyMePayloads } from './notify-me.ts'
import type { OrderPayloads } from './orders.ts'
import { otherClientsOperations } from './other-clients.ts'
import { shopOperations } from './shop-operations.ts'
import type { ReviewPayloads } from './reviews.ts'
import type { SettingsPayloads } from './settings.ts'
import type { SharePayloads } from './share.ts'
import type { TelemetryPayloads } from './telemetry.ts'
import type { WishlistPayloads } from './wishlist.ts'

/** Every call of the backend by name: the wire contract as data [06.1]. */
export const operations = { ...shopOperations, ...partnerPageOperations, ...otherClientsOperations }

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
