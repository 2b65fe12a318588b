import type { DeliveryAddress } from '../address/index.ts'
import type { DiscountProperties, DynamicPrepaid, InventoryManagement, InventoryPolicy } from '../catalog/index.ts'
import type { CouponStanding } from '../coupons/coupon-standing.ts'
import type { Paise } from '../money/index.ts'

/** How the shopper pays [30.2]. */
export type PaymentMode = 'online' | 'cod'

/** One line of a checkout or an order [23.5]. */
export interface OrderLine {
  readonly productId: string
  readonly variantId: string
  /** The store platform's name for what is bought: the variant's id. */
  readonly merchandiseId?: string
  /** Site-relative address of the product with this variant chosen. */
  readonly deeplinkUrl?: string
  readonly productTitle: string
  readonly variantTitle: string
  readonly imageUrl: string
  readonly productType: string
  readonly vendorName: string
  readonly productHandle: string
  /** The price when the checkout was made. */
  readonly price: Paise
  /** The price now. */
  readonly newPrice: Paise
  readonly quantity: number
  readonly availableQuantity: number
  readonly isAvailableForSale: boolean
  readonly inventoryManagement: InventoryManagement
  readonly inventoryPolicy: InventoryPolicy
  readonly maxCount: number
  readonly dynamicPrepaid: DynamicPrepaid | null
  readonly discountProperties: DiscountProperties | null
  readonly skuSpecialDiscountAmount: Paise
}

/** What the server did to a checkout because the catalogue changed since it was made [30.4]. */
export interface CheckoutAdjustment {
  readonly kind: 'removed' | 'reduced' | 'price-changed'
  readonly productTitle: string
  readonly variantTitle: string
  readonly quantity: number
}

/** The coins that a checkout spends, or could, and earns. */
export interface CheckoutLoyaltyPoints {
  /** Whether its coins are used [27.1]; then their amount is part of `specialDiscount`. */
  readonly isUsed: boolean
  /** What it spends, or would. */
  readonly orderRedeemPoints: number
  readonly orderRedeemPointsInAmount: Paise
  readonly gainedPointsFromOrder: number
  readonly totalUserPoints: number
}

/** The coupon that a checkout wants used, as the server judges it. */
export interface CheckoutCoupon {
  /** The code in capitals. */
  readonly name: string
  /** One that is over has been taken off: `cart.discountCode` does not name it. */
  readonly standing: CouponStanding
}

/** A checkout as its page reads it: the specification's "abandoned checkout" [30.13]. */
export interface Checkout {
  readonly id: string
  readonly isCheckoutCompleted: boolean
  /** The name of the order that completed it, where there is one. */
  readonly orderName: string | null
  readonly orderId: string | null
  readonly cart: {
    readonly lineItems: readonly OrderLine[]
    readonly note: string
    readonly totalCost: Paise
    readonly shippingCharges: Paise
    /** The coupon that is applied, also while the cart is below its minimum; empty for none. */
    readonly discountCode: string
    readonly discountAmount: Paise
    /** What products take off by their own rules, and the coins that are used; paying online is not in it. */
    readonly specialDiscount: Paise
    /** The part of it that is the products' own [25.3]. */
    readonly productDiscount: Paise
    readonly totalNetCost: Paise
    readonly isCodDisabled: boolean
    /** Whether the shop has no payment provider. */
    readonly isOnlineDisabled: boolean
    /** What paying online takes off beside all else; 0 where the shop gives nothing for it [25.4]. */
    readonly prepaidDiscount: Paise
    readonly advancePaymentDetails: { readonly isAdvanceAmountPayable: boolean; readonly advTotalAmount: Paise }
  }
  readonly userIdentity: {
    readonly deliveryAddress: DeliveryAddress | null
    readonly phone: string
    readonly email: string
    readonly userExternalId: string | null
  }
  readonly adjustments: readonly CheckoutAdjustment[]
  /** How the coupon stands that was asked for; absent where none was. */
  readonly coupon?: CheckoutCoupon
  /** The coins of this checkout; absent for a guest and where coins are off. */
  readonly loyaltyPoints?: CheckoutLoyaltyPoints
}
