import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { OrderLine } from '@krishi/storefront-core/checkout'
import type { Order } from '@krishi/storefront-core/orders'
import { hasShape, isListOf, isNullOr, isPositive, isText, type Guard } from '@krishi/storefront-core/shape'
import { isAbsentOr, isInteger } from '@krishi/storefront-hooks/http'
import { addressShape, toDeliveryAddress, type MedusaAddressBody } from './to-address.ts'
import { orderNameOf } from './to-checkout.ts'
import { toPaise } from './to-paise.ts'

interface MedusaOrderItem {
  readonly variant_id: string | null
  readonly product_id: string | null
  readonly product_title: string | null
  readonly product_handle: string | null
  readonly product_collection: string | null
  readonly variant_title: string | null
  readonly thumbnail: string | null
  readonly unit_price: number
  readonly quantity: number
}

interface OrderAddress extends MedusaAddressBody {
  readonly metadata: { readonly note: string | undefined } | null
}

/** An order as Medusa tells it. */
export interface MedusaOrder {
  readonly id: string
  readonly display_id: number
  readonly status: string
  readonly created_at: string
  readonly updated_at: string
  readonly fulfillment_status: string | undefined
  readonly total: number
  readonly original_item_total: number
  readonly shipping_total: number
  readonly discount_total: number
  readonly items: readonly MedusaOrderItem[]
  readonly shipping_address: OrderAddress | null
}

const isTextOrNull = isNullOr(isText)

/** An order of an answer. */
export const isMedusaOrder: Guard<MedusaOrder> = hasShape<MedusaOrder>({
  id: isText,
  display_id: isInteger,
  status: isText,
  created_at: isText,
  updated_at: isText,
  fulfillment_status: isAbsentOr(isText),
  total: isPositive,
  original_item_total: isPositive,
  shipping_total: isPositive,
  discount_total: isPositive,
  items: isListOf(
    hasShape<MedusaOrderItem>({
      variant_id: isTextOrNull,
      product_id: isTextOrNull,
      product_title: isTextOrNull,
      product_handle: isTextOrNull,
      product_collection: isTextOrNull,
      variant_title: isTextOrNull,
      thumbnail: isTextOrNull,
      unit_price: isPositive,
      quantity: isPositive,
    }),
  ),
  shipping_address: isNullOr(
    hasShape<OrderAddress>({
      ...addressShape,
      metadata: isNullOr(hasShape<{ note: string | undefined }>({ note: isAbsentOr(isText) })),
    }),
  ),
})

/** The fields of an order. */
export const orderFields = [
  ...['id', 'display_id', 'status', 'created_at', 'updated_at', 'fulfillment_status', 'total', 'original_item_total'],
  ...['shipping_total', 'discount_total', '*items', '*shipping_address'],
].join(',')

/** Where nothing is known of whom it goes to. */
const nobody: DeliveryAddress = {
  fullName: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  zip: '',
  phone: '',
}

/** How much of an order has been sent, in the words of the storefront; null for nothing. */
const sent: Readonly<Record<string, string>> = {
  partially_fulfilled: 'partial',
  partially_shipped: 'partial',
  partially_delivered: 'partial',
  fulfilled: 'fulfilled',
  shipped: 'fulfilled',
  delivered: 'delivered',
}

/** An order in the words of the storefront. Medusa promises no day of delivery. */
export function toOrder(order: MedusaOrder): Order {
  const address = order.shipping_address
  return {
    id: order.id,
    name: orderNameOf(order),
    orderNumber: order.display_id,
    createdAt: order.created_at,
    cancelledAt: order.status === 'canceled' ? order.updated_at : null,
    fulfillmentStatus: sent[order.fulfillment_status ?? ''] ?? null,
    paymentMode: 'cod',
    lineItems: order.items.map(toLine),
    totalCost: toPaise(order.original_item_total),
    shippingCharges: toPaise(order.shipping_total),
    discountAmount: toPaise(order.discount_total),
    specialDiscount: 0,
    currentTotalPrice: toPaise(order.total),
    deliveryAddress: (address && toDeliveryAddress(address)) ?? nobody,
    note: address?.metadata?.note ?? '',
    expectedDelivery: null,
    coins: 0,
  }
}

/** A line as it was bought; what is there today is not asked. */
function toLine(item: MedusaOrderItem): OrderLine {
  const price = toPaise(item.unit_price)
  const [handle, variantId] = [item.product_handle ?? '', item.variant_id ?? '']
  return {
    productId: item.product_id ?? '',
    variantId,
    deeplinkUrl: `/products/${encodeURIComponent(handle)}?variant=${encodeURIComponent(variantId)}`,
    productTitle: item.product_title ?? '',
    variantTitle: item.variant_title ?? '',
    imageUrl: item.thumbnail ?? '',
    productType: '',
    vendorName: item.product_collection ?? '',
    productHandle: handle,
    price,
    newPrice: price,
    quantity: item.quantity,
    availableQuantity: item.quantity,
    isAvailableForSale: true,
    inventoryManagement: null,
    inventoryPolicy: 'continue',
    maxCount: 0,
    dynamicPrepaid: null,
    discountProperties: null,
    skuSpecialDiscountAmount: 0,
  }
}
