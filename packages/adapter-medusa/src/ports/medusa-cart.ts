import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { err, type Result } from '@krishi/storefront-core/result'
import { hasShape, isListOf, isNullOr, isPositive, isRecord, isText, type Guard } from '@krishi/storefront-core/shape'
import { accept, decode, fieldOf, isAbsentOr, isInteger, type CallOptions } from '@krishi/storefront-hooks/http'
import type { MedusaCall, MedusaRequest } from './medusa-client.ts'
import { isMedusaAddress, type MedusaAddressBody } from './to-address.ts'

/** A line that was asked for when the checkout was made, with the price that was shown. */
export interface AskedLine {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  /** Paise. */
  readonly price: number
}

/** What the adapter notes on a cart: Medusa keeps it and reads none of it. */
export interface CartNotes {
  readonly asked: readonly AskedLine[] | undefined
  readonly note: string | undefined
  /** The coupon that is wanted; empty for none. */
  readonly coupon: string | undefined
  /** The key of the intent that orders it. */
  readonly orderKey: string | undefined
  /** Keys that the shopper was told have come to nothing. */
  readonly closedKeys: readonly string[] | undefined
}

/** A line of a cart. */
export interface MedusaCartItem {
  readonly id: string
  readonly variant_id: string
  readonly quantity: number
  readonly unit_price: number
}

/** A cart that is a checkout. */
export interface MedusaCart {
  readonly id: string
  /** Null while it is open. */
  readonly completed_at: string | null
  readonly total: number
  readonly original_item_total: number
  readonly shipping_total: number
  readonly discount_total: number
  readonly metadata: CartNotes | null
  readonly items: readonly MedusaCartItem[]
  readonly promotions: readonly { readonly code: string }[]
  readonly shipping_address: MedusaAddressBody | null
}

/** An order, as completing a cart answers with it. */
export interface MedusaReceipt {
  readonly id: string
  readonly display_id: number
  readonly total: number
  readonly payment_collections: readonly { readonly status: string }[]
}

const isNotes = hasShape<CartNotes>({
  asked: isAbsentOr(
    isListOf(hasShape<AskedLine>({ productId: isText, variantId: isText, quantity: isPositive, price: isPositive })),
  ),
  note: isAbsentOr(isText),
  coupon: isAbsentOr(isText),
  orderKey: isAbsentOr(isText),
  closedKeys: isAbsentOr(isListOf(isText)),
})

const isCart: Guard<MedusaCart> = hasShape<MedusaCart>({
  id: isText,
  completed_at: isNullOr(isText),
  total: isPositive,
  original_item_total: isPositive,
  shipping_total: isPositive,
  discount_total: isPositive,
  metadata: isNullOr(isNotes),
  items: isListOf(
    hasShape<MedusaCartItem>({ id: isText, variant_id: isText, quantity: isPositive, unit_price: isPositive }),
  ),
  promotions: isListOf(hasShape<{ code: string }>({ code: isText })),
  shipping_address: isNullOr(isMedusaAddress),
})

const toCart = fieldOf<{ readonly cart: MedusaCart }>({ cart: isCart })

const isReceipt = hasShape<MedusaReceipt>({
  id: isText,
  display_id: isInteger,
  total: isPositive,
  payment_collections: isListOf(hasShape<{ status: string }>({ status: isText })),
})

// What could not be paid comes back as the cart, with status 200.
const toReceipt = fieldOf<{ readonly order: MedusaReceipt }>({ order: isReceipt })

const toOptionIds = decode(
  hasShape<{ readonly shipping_options: readonly { readonly id: string }[] }>({
    shipping_options: isListOf(hasShape<{ id: string }>({ id: isText })),
  }),
  ({ shipping_options }) => shipping_options.map(({ id }) => id),
)

const toCollectionId = decode(
  hasShape<{ readonly payment_collection: { readonly id: string } }>({
    payment_collection: hasShape<{ id: string }>({ id: isText }),
  }),
  ({ payment_collection }) => payment_collection.id,
)

const fields = [
  ...['id', 'completed_at', 'total', 'original_item_total', 'shipping_total', 'discount_total', 'metadata'],
  ...['items.id', 'items.variant_id', 'items.quantity', 'items.unit_price', 'promotions.code', '*shipping_address'],
].join(',')

const receiptFields = 'id,display_id,total,payment_collections.status'

/** What a cart is made of, or changed to. */
export interface CartChange {
  readonly region_id?: string
  readonly items?: readonly { readonly variant_id: string; readonly quantity: number }[]
  readonly promo_codes?: readonly string[]
  readonly email?: string
  readonly shipping_address?: Partial<MedusaAddressBody> & { readonly metadata?: Readonly<Record<string, string>> }
  /** Parts that are left out stay as they are. */
  readonly metadata?: { readonly [Name in keyof CartNotes]?: CartNotes[Name] }
}

type Answer<Value> = Promise<Result<Value, PortErrorCode>>

/** The calls that a checkout needs, each one request. */
export interface MedusaCarts {
  create: (cart: CartChange, options?: CallOptions) => Answer<MedusaCart>
  read: (id: string, options?: CallOptions) => Answer<MedusaCart>
  change: (id: string, change: CartChange, options?: CallOptions) => Answer<MedusaCart>
  /** 0 takes the line out. */
  changeQuantity: (id: string, lineId: string, quantity: number, options?: CallOptions) => Answer<unknown>
  shippingOptions: (id: string, options?: CallOptions) => Answer<readonly string[]>
  ship: (id: string, optionId: string, options?: CallOptions) => Answer<MedusaCart>
  /** The id of the payments of the cart. */
  collectPayment: (id: string, options?: CallOptions) => Answer<string>
  payOnDelivery: (collectionId: string, options?: CallOptions) => Answer<unknown>
  /** Makes an order of it. */
  complete: (id: string, options?: CallOptions) => Answer<MedusaReceipt>
  /** The order of a completed cart; 'checkout/out-of-stock' where it is none that Medusa can stand by. */
  receipt: (id: string, options?: CallOptions) => Answer<MedusaReceipt>
}

/** Stock that has gone is the only refusal that a shopper can do something about. */
const soldOut = { insufficient_inventory: 'checkout/out-of-stock' } as const

/**
 * A cart that lost the last unit to another is refused as 'not_allowed'. Completed once more it can leave an order without payment and
 * reservation (medusajs/medusa#16825): its cart then says that it is completed, and its order comes unpaid or fails with 'unknown_error'.
 */
const lostToAnother = { ...soldOut, not_allowed: 'checkout/out-of-stock' } as const

/** What is paid on delivery is authorized as soon as it is ordered. */
async function ifAuthorized(answer: Answer<MedusaReceipt>): Answer<MedusaReceipt> {
  const receipt = await answer
  if (!receipt.ok || receipt.value.payment_collections.some(({ status }) => !unpaid.has(status))) return receipt
  return err('checkout/out-of-stock')
}

const unpaid: ReadonlySet<string> = new Set(['not_paid', 'awaiting', 'canceled'])

/** Carts of the Store API. */
export function createMedusaCarts(call: MedusaCall): MedusaCarts {
  const at = (id: string) => `/store/carts/${encodeURIComponent(id)}`
  const post = (body: unknown, options?: MedusaRequest): MedusaRequest => ({ ...options, body })
  return {
    create: (cart, options) =>
      call(`/store/carts?fields=${fields}`, toCart, post(cart, { ...options, refusals: soldOut })),
    read: (id, options) => call(`${at(id)}?fields=${fields}`, toCart, options),
    change: (id, change, options) =>
      call(`${at(id)}?fields=${fields}`, toCart, post(change, { ...options, refusals: soldOut })),
    changeQuantity: (id, lineId, quantity, options) =>
      call(`${at(id)}/line-items/${lineId}?fields=id`, accept(isRecord), post({ quantity }, options)),
    shippingOptions: (id, options) =>
      call(`/store/shipping-options?cart_id=${encodeURIComponent(id)}&fields=id`, toOptionIds, options),
    ship: (id, option_id, options) =>
      call(`${at(id)}/shipping-methods?fields=${fields}`, toCart, post({ option_id }, options)),
    collectPayment: (cart_id, options) =>
      call('/store/payment-collections?fields=id', toCollectionId, post({ cart_id }, options)),
    payOnDelivery: (id, options) =>
      call(
        `/store/payment-collections/${id}/payment-sessions?fields=id`,
        accept(isRecord),
        post({ provider_id: 'pp_system_default' }, options),
      ),
    complete: (id, options) =>
      ifAuthorized(
        call(
          `${at(id)}/complete?fields=${receiptFields}`,
          toReceipt,
          post({}, { ...options, isCounted: true, refusals: { ...lostToAnother, conflict: 'order/in-progress' } }),
        ),
      ),
    receipt: (id, options) =>
      ifAuthorized(
        call(
          `${at(id)}/complete?fields=${receiptFields}`,
          toReceipt,
          post({}, { ...options, refusals: { ...lostToAnother, unknown_error: 'checkout/out-of-stock' } }),
        ),
      ),
  }
}
