import { and, asc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import type { ApiContext } from '../api-context.ts'
import { bringBack, applyGatewayPayment } from './apply-gateway-payment.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { PaymentRow } from './payments.ts'
import { returnedOf, takeDueRefunds } from './refunds.ts'
import { settle } from './settle.ts'

const { payments } = schema

const minute = 60_000

/** How often the provider is asked of a payment that is waited for, in ms. */
const checkAwaitingEvery = minute

/** How often it is asked of one that was given up, in ms. */
const checkExpiredEvery = 15 * minute

/** How long after it began a bank may still authorise a payment, in ms: three days, and one to be sure. */
const latestAuthorisation = 4 * 24 * 60 * minute

/** The most payments that one round can ask about. */
const roundLimit = 50

/** Asks the provider of payments whose notices may have got lost, and settles what it tells. */
export async function reconcilePayments(shop: ApiContext, gateway: PaymentGateway): Promise<void> {
  const now = shop.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const unclear = shop.database
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        isNotNull(payments.gatewayOrderId),
        or(
          and(eq(payments.status, 'awaiting'), lt(payments.checkedAt, before(checkAwaitingEvery))),
          and(
            eq(payments.status, 'expired'),
            lt(payments.checkedAt, before(checkExpiredEvery)),
            gt(payments.createdAt, before(latestAuthorisation)),
          ),
        ),
      ),
    )
    .orderBy(asc(payments.checkedAt))
    .limit(roundLimit)
    .for('update', { skipLocked: true })
  // Leased before the provider is called, so that no two servers check the same payment.
  const taken = await shop.database
    .update(payments)
    .set({ checkedAt: now })
    .where(sql`${payments.id} = any(array(${unclear}))`)
    .returning()
  for (const row of taken) await askProvider(shop, gateway, row)
}

/** Asks the provider of every try to pay, and settles what it tells; false, and nothing changed, where it does not answer. */
export async function askProvider(shop: ApiContext, gateway: PaymentGateway, row: PaymentRow): Promise<boolean> {
  const tries = await gateway.findPayments(row.gatewayOrderId ?? '')
  if (!tries.ok) return false
  for (const payment of tries.value) await applyGatewayPayment(shop, gateway, row, payment)
  return true
}

/** Releases the goods of orders that were not paid in time. A later payment may still get them. */
export async function releaseReservations(shop: ApiContext): Promise<void> {
  const over = await shop.database
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'awaiting'), lt(payments.reservedUntil, shop.now())))
    .limit(roundLimit)
  for (const row of over) await settle(shop, row, { event: 'reservation-over' })
}

/** Asks the provider to give back what is still owed. It is asked until it has, and gives a payment back once. */
export async function payRefunds(shop: ApiContext, gateway: PaymentGateway): Promise<void> {
  for (const { gatewayPaymentId, paymentId, amount } of await takeDueRefunds(shop.database, shop.now(), roundLimit)) {
    const left = amount - (await returnedOf(shop.database, gatewayPaymentId))
    const refunded = await gateway.refund({ id: gatewayPaymentId, amount: left })
    if (!refunded.ok) shop.logger.error({ paymentId, reason: refunded.error.serverMessage }, 'refund not made')
    if (!refunded.ok || !refunded.value) continue
    const [row] = await shop.database.select().from(payments).where(eq(payments.id, paymentId))
    if (row) await bringBack(shop, gateway, row, { id: gatewayPaymentId, amount })
  }
}

/** One round of payment maintenance: the provider is asked first, so that no paid order is given up. */
export async function runPaymentMaintenance(shop: ApiContext): Promise<void> {
  if (shop.gateway !== null) await reconcilePayments(shop, shop.gateway)
  await releaseReservations(shop)
  if (shop.gateway !== null) await payRefunds(shop, shop.gateway)
}
