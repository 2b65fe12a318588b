import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { CartToOrder } from '@krishi/storefront-core/checkout'
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

/** Some packs of a stock in a cart to be ordered: [number of the pack, quantity]. */
export function aCartToOrder(
  { productId, variantIds }: SharedStock,
  lines: readonly (readonly [pack: number, quantity: number])[],
): CartToOrder {
  return {
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
    note: '',
    totalCost: 0,
    shippingCharges: 0,
    specialDiscount: 0,
    totalNetCost: 0,
    discountCode: '',
    discountAmount: 0,
    usesCoins: false,
    address: anAddress,
    buyer: { userExternalId: null, guestUserId: '', phone: anAddress.phone, email: '' },
    attribution: {},
  }
}

/** Places the order of a checkout as one intent of the shopper. */
export function place({ checkout }: MedusaPorts, cart: CartToOrder, checkoutId: string) {
  return checkout.placeOrder({ idempotencyKey: crypto.randomUUID(), checkoutId, paymentMode: 'cod', cart })
}
