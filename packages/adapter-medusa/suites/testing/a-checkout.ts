import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { CheckoutPayload } from '@krishi/storefront-core/contract'
import type { MedusaPorts } from '../../src/ports/create-medusa-ports.ts'
import type { SharedStock } from './a-stock.ts'

/** Where the tests send to. */
export const anAddress: DeliveryAddress = {
  fullName: 'Lakshmi Gowda',
  address1: '12 - Temple Road',
  address2: 'Dist: Mysuru',
  city: 'Mysuru',
  province: 'KA',
  zip: '570001',
  phone: '9845012345',
}

/** The payload of a checkout of some packs of a stock: [number of the pack, quantity]. */
export function aPayload(
  { productId, variantIds }: SharedStock,
  lines: readonly (readonly [pack: number, quantity: number])[],
): CheckoutPayload {
  return {
    source: 'WEB',
    checkoutId: null,
    urlUTMParams: {},
    cart: {
      lineItems: lines.map(([pack, quantity]) => ({
        productId,
        variantId: variantIds[pack] ?? '',
        productTitle: '',
        variantTitle: '',
        imageUrl: '',
        productType: '',
        vendorName: '',
        productHandle: '',
        price: 0,
        newPrice: 0,
        quantity,
        availableQuantity: quantity,
        isAvailableForSale: true,
        inventoryManagement: 'shopify',
        inventoryPolicy: 'deny',
        maxCount: 0,
        dynamicPrepaid: null,
        discountProperties: null,
        skuSpecialDiscountAmount: 0,
      })),
      totalCost: 0,
      totalNetCost: 0,
      discountCode: '',
      isCOD: true,
      shippingCharges: 0,
      discountAmount: 0,
      note: '',
      valueType: '',
      discountValue: 0,
      isLoyaltyApplicable: false,
      specialDiscount: 0,
    },
    userIdentity: {
      customerAccessToken: null,
      userExternalId: null,
      phone: anAddress.phone,
      email: '',
      guestUserId: '',
      deliveryAddress: anAddress,
    },
  }
}

/** Places the order of a checkout as one intent of the shopper. */
export function place({ checkout }: MedusaPorts, payload: CheckoutPayload, checkoutId: string) {
  return checkout.placeOrder({ idempotencyKey: crypto.randomUUID(), payload: { ...payload, checkoutId } })
}
