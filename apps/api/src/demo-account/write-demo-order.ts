import type { WireAddress } from '@krishi/storefront-core/address'
import { sum } from '@krishi/storefront-core/money'
import { and, eq, gt, sql } from 'drizzle-orm'
import { findOffers } from '../checkout/offers.ts'
import { toOrderedLine } from '../checkout/order-lines.ts'
import type { ResolvedLine } from '../checkout/resolve-lines.ts'
import { createDemoCarrier } from '../carrier/create-demo-carrier.ts'
import { bringUpToDate } from '../carrier/index.ts'
import { schema, type Database } from '../database/index.ts'
import { deliveryDays } from '../orders/delivery-days.ts'
import { sendParcel } from '../orders/send-parcel.ts'
import { nameUuid } from '../seeding/index.ts'
import type { DemoOrder } from './demo-orders.ts'

const { checkouts, orders, orderLines, orderNumbers, products, variants } = schema

const address: WireAddress = {
  ...{
    firstName: 'Savitri',
    lastName: 'Patil',
    company: null,
    address1: '12 - Near the well',
    address2: 'Hasanparthy',
  },
  ...{ city: 'Warangal', province: 'TS', zip: '506371', phone: '', country: 'India', countryCode: 'IN' },
}

/** Packs that are in stock; `seed` decides which. */
async function findPacks(
  transaction: Database,
  count: number,
  seed: number,
): Promise<readonly ResolvedLine['offer'][]> {
  const rows = await transaction
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(products.status, 'active'), gt(variants.inventoryQuantity, 0), eq(variants.position, 0)))
    .orderBy(sql`md5(${variants.id}::text || ${String(seed)})`)
    .limit(count)
  const offers = await findOffers(
    transaction,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => offers.get(id) ?? [])
}

/** Writes an order of the demonstration with its parcels; not where it is written already, or where the shop has nothing to sell. */
export async function writeDemoOrder(transaction: Database, order: DemoOrder, now: Date): Promise<void> {
  const known = await transaction.$count(orders, eq(orders.id, order.id))
  const offers = known > 0 ? [] : await findPacks(transaction, order.quantities.length, order.orderNumber)
  if (offers.length === 0) return
  const lines = offers.map((offer, index): ResolvedLine => {
    return { offer, quantity: order.quantities[index] ?? 1, priceBefore: offer.variant.price }
  })
  const [number] = await transaction
    .insert(orderNumbers)
    .values({ number: order.orderNumber, orderId: order.id })
    .onConflictDoNothing()
    .returning()
  if (!number) return
  await insertOrder(transaction, order, lines)
  await transaction.insert(orderLines).values(
    lines.map((line, position) => ({
      orderId: order.id,
      position,
      variantId: line.offer.variant.id,
      quantity: line.quantity,
      price: line.offer.variant.price,
      snapshot: toOrderedLine(line),
    })),
  )
  await sendParcels(transaction, order, now)
}

async function insertOrder(
  transaction: Database,
  { id, ownerId, orderNumber, name, mobileNumber, placedAt, cancelledAt, deliveredAt, coins }: DemoOrder,
  lines: readonly ResolvedLine[],
): Promise<void> {
  const deliveryAddress = { ...address, phone: mobileNumber }
  const total = sum(lines.map(({ offer, quantity }) => offer.variant.price * quantity))
  const checkoutId = nameUuid('order', `checkout of ${id}`)
  const noCheckout = { lines: [], quote: [], note: '', phone: mobileNumber, email: '', utm: {} }
  await transaction
    .insert(checkouts)
    .values({ id: checkoutId, ownerId, status: 'completed', ...noCheckout, createdAt: placedAt })
  const { from, to } = deliveryDays(placedAt, [3, 6])
  await transaction.insert(orders).values({
    ...{ id, ownerId, checkoutId, orderNumber, name, paymentMode: 'cod', coins, deliveryAddress, note: '' },
    ...{ totalCost: total, shippingCharges: 0, discountAmount: 0, specialDiscount: 0, currentTotalPrice: total },
    ...{ expectedFrom: from, expectedTo: to, createdAt: placedAt, cancelledAt },
    fulfillmentStatus: deliveredAt === null ? null : 'delivered',
  })
}

/** Sends the parcels of an order, and lets the carrier of the demonstration tell where they are. */
async function sendParcels(transaction: Database, order: DemoOrder, now: Date): Promise<void> {
  const asking = { database: transaction, carrier: createDemoCarrier(() => now), now: () => now }
  for (const [index, { sentAfter, positions }] of order.parcels.entries()) {
    const sentAt = new Date(order.placedAt.getTime() + sentAfter * 24 * 60 * 60 * 1000)
    const trackingNumber = `KD${order.orderNumber}${index + 1}`
    const parcel = { orderId: order.id, carrier: 'Krishi Demo Express', trackingNumber, positions }
    const sent = await sendParcel(transaction, parcel, sentAt)
    if (sent) await bringUpToDate(asking, sent)
  }
}
