import { excessLines } from '@krishi/storefront-core/cart'
import type { CartToOrder } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { AddressUpdate, CheckoutPort } from '@krishi/storefront-hooks/checkout'
import type { CallOptions } from '@krishi/storefront-hooks/http'
import { createMedusaCarts, type AskedLine, type CartChange, type MedusaCart, type MedusaCarts } from './medusa-cart.ts'
import { productFields, type MedusaProduct } from './medusa-shapes.ts'
import type { MedusaShop } from './medusa-shop.ts'
import { createOrderDesk } from './order-desk.ts'
import { toMedusaAddress } from './to-address.ts'
import { sellToday, toCheckout, type SoldLines } from './to-checkout.ts'

/** The part of a checkout that Medusa has: cash on delivery by its manual provider. */
export type MedusaCheckout = Pick<CheckoutPort, 'create' | 'read' | 'updateAddress' | 'placeOrder' | 'settleOrder'>

type Answer<Value> = Promise<Result<Value, PortErrorCode>>

/** Checks a cart out: a checkout is a cart of Medusa, made when the shopper leaves the cart of the device. */
export function createMedusaCheckout(shop: MedusaShop, locale: Locale): MedusaCheckout {
  const carts = createMedusaCarts(shop.call)
  const today = (asked: readonly AskedLine[], options?: CallOptions) => readToday(shop, asked, locale, options)
  return {
    async create(toOrder, options) {
      const asked = toAsked(toOrder.lineItems)
      if (asked.length === 0) return err('checkout/items-not-valid')
      if (excessLines(toOrder.lineItems.length) > 0) return err('request/invalid')
      const sold = await today(asked, options)
      if (!sold.ok) return sold
      if (sold.value.lines.length === 0) return err('checkout/items-not-valid')
      const made = await withOrWithoutCoupon(toCart(toOrder, asked, sold.value, shop.facts.regionId), (cart) =>
        carts.create(cart, options),
      )
      if (!made.ok) return made
      const shipped = await ship(carts, made.value.id, options)
      return shipped.ok ? ok(made.value.id) : shipped
    },
    async read({ checkoutId }, options) {
      const cart = await carts.read(checkoutId, options)
      if (!cart.ok) return cart
      const sold = await today(cart.value.metadata?.asked ?? [], options)
      if (!sold.ok) return sold
      if (cart.value.completed_at === null) {
        const current = await bringToToday(carts, cart.value, sold.value, options)
        return current.ok ? ok(toCheckout(current.value, sold.value, null)) : current
      }
      const order = await carts.receipt(checkoutId, options)
      if (order.ok) return ok(toCheckout(cart.value, { ...sold.value, changes: [] }, order.value))
      return order.error.code === 'checkout/out-of-stock' ? ok(toCheckout(cart.value, sold.value, null)) : order
    },
    updateAddress: (update, options) => updateAddress(carts, update, options),
    ...createOrderDesk(carts, today),
  }
}

/** The lines by variant: Medusa counts the stock of each line by itself, also of two lines of one variant. */
function toAsked(lines: CartToOrder['lineItems']): readonly AskedLine[] {
  const asked = new Map<string, AskedLine>()
  for (const { productId, variantId, quantity, price } of lines) {
    const before = asked.get(variantId)?.quantity ?? 0
    asked.set(variantId, { productId, variantId, price, quantity: before + quantity })
  }
  return [...asked.values()]
}

async function readToday(
  shop: MedusaShop,
  asked: readonly AskedLine[],
  locale: Locale,
  options?: CallOptions,
): Answer<SoldLines> {
  const ids = [...new Set(asked.map(({ productId }) => productId))]
  const where = [['limit', String(ids.length)] as const, ...ids.map((id) => ['id[]', id] as const)]
  const page = ids.length > 0 ? await shop.products({ fields: productFields.stock, locale, where }, options) : none
  return page.ok ? ok(sellToday(asked, page.value.products, locale)) : page
}

const none = ok({ products: [] as readonly MedusaProduct[], total: 0 })

function toCart(
  { note, discountCode: coupon, address, buyer: { email } }: CartToOrder,
  asked: readonly AskedLine[],
  { lines }: SoldLines,
  region_id: string,
): CartChange {
  return {
    region_id,
    items: lines.map(({ id, cartQty }) => ({ variant_id: id, quantity: cartQty })),
    ...(email !== '' && { email }),
    ...(coupon !== '' && { promo_codes: [coupon] }),
    // The note goes on with the address: an order keeps that, and none of what is noted on its cart.
    shipping_address: {
      ...(address ? toMedusaAddress(address) : { country_code: 'in' }),
      metadata: { note },
    },
    metadata: { asked, note, coupon },
  }
}

/** Medusa refuses all of a cart for a code that it does not know: the cart is made without it, and the checkout says so. */
async function withOrWithoutCoupon(
  cart: CartChange,
  send: (cart: CartChange) => Answer<MedusaCart>,
): Answer<MedusaCart> {
  const sent = await send(cart)
  if (sent.ok || sent.error.code !== 'request/invalid' || !cart.promo_codes?.length) return sent
  return send({ ...cart, promo_codes: [] })
}

async function ship(carts: MedusaCarts, id: string, options?: CallOptions): Answer<MedusaCart> {
  const found = await carts.shippingOptions(id, options)
  if (!found.ok) return found
  const [option] = found.value
  return option === undefined ? err('request/invalid') : carts.ship(id, option, options)
}

/** Lowers what is sold out in the cart of Medusa, and lets it take today's prices. */
async function bringToToday(
  carts: MedusaCarts,
  cart: MedusaCart,
  { lines, changes }: SoldLines,
  options?: CallOptions,
): Answer<MedusaCart> {
  const units = new Map(lines.map(({ id, cartQty }) => [id, cartQty]))
  const outdated = cart.items.filter((item) => (units.get(item.variant_id) ?? 0) < item.quantity)
  if (outdated.length === 0 && !changes.some(({ kind }) => kind === 'price-changed')) return ok(cart)
  for (const item of outdated) {
    const changed = await carts.changeQuantity(cart.id, item.id, units.get(item.variant_id) ?? 0, options)
    if (!changed.ok) return changed
  }
  return carts.change(cart.id, { metadata: {} }, options)
}

async function updateAddress(
  carts: MedusaCarts,
  { checkoutId, address, discountCode: coupon }: AddressUpdate,
  options?: CallOptions,
): Answer<string> {
  const before = await carts.read(checkoutId, options)
  if (!before.ok) return before
  if (before.value.completed_at !== null) return err('checkout/already-completed')
  const note = before.value.metadata?.note ?? ''
  const changed = await withOrWithoutCoupon(
    {
      shipping_address: { ...toMedusaAddress(address), metadata: { note } },
      promo_codes: coupon === '' ? [] : [coupon],
      metadata: { coupon },
    },
    (change) => carts.change(checkoutId, change, options),
  )
  return changed.ok ? ok(checkoutId) : changed
}
