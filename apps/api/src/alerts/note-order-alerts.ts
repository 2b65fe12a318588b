import { sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { isReadableWith } from '../orders/readable-orders.ts'

const { alerts, orders, parcels, payments, pushSubscriptions, refundEntries, sessions, userNumbers } = schema

/** Nothing is told of orders that are older, in days. */
const toldForDays = 60

interface Noting {
  readonly now: Date
  /** `OPEN` to be sent; `OVER` for what had happened before the shopper asked. */
  readonly status: 'OPEN' | 'OVER'
  /** For one browser. @default for all that ask for alerts of orders */
  readonly subscriptionId?: string
}

/** How an order stands on its way, as one event. */
const stage = sql`case
  when ${orders.cancelledAt} is not null then 'cancelled'
  when ${orders.fulfillmentStatus} = 'delivered' then 'delivered'
  when exists (
    select 1 from ${parcels}
    where ${parcels.orderId} = ${orders.id} and ${parcels.status} = 'success' and ${parcels.shipmentStatus} = 'out_for_delivery'
  ) then 'out_for_delivery'
  when ${orders.fulfillmentStatus} is not null then 'shipped'
  else 'placed'
end`

const isRefunded = sql`exists (
  select 1 from ${payments}
  join ${refundEntries} on ${refundEntries.gatewayPaymentId} = ${payments.gatewayPaymentId}
  where ${payments.orderId} = ${orders.id}
)`

/**
 * Notes how the orders stand that each browser's shopper may read, as alerts to send. It is derived from the orders as they are, so
 * that nothing is lost whoever wrote them, and the key of an alert keeps what was noted before from being noted again.
 */
export async function noteOrderAlerts(database: Database, { now, status, subscriptionId }: Noting): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await database.execute(sql`
    insert into ${alerts} (subscription_id, reference, event, status, changed_at)
    select ${pushSubscriptions.id}, ${orders.id}, noted.event, ${status}, ${at}
    from ${pushSubscriptions}
    join ${sessions} on ${sessions.tokenHash} = ${pushSubscriptions.session} and ${sessions.expiresAt} > ${at}
    left join ${userNumbers} on ${userNumbers.userId} = ${sessions.userId}
    join ${orders} on ${isReadableWith(sessions.guestUserId, userNumbers.mobileNumber)}
    cross join lateral (
      select ${stage} as event
      union all
      select 'refunded' where ${isRefunded}
    ) noted
    where ${pushSubscriptions.wantsOrders}
      and ${orders.createdAt} > ${at} - make_interval(days => ${toldForDays})
      ${subscriptionId === undefined ? sql`` : sql`and ${pushSubscriptions.id} = ${subscriptionId}`}
    on conflict do nothing
  `)
}
