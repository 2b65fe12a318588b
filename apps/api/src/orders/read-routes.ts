import { err, ok } from '@krishi/storefront-core/result'
import { z } from '@hono/zod-openapi'
import { and, desc, eq } from 'drizzle-orm'
import { bringUpToDate } from '../carrier/index.ts'
import { locale } from '../catalog/schemas.ts'
import { schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { page } from '../search/schemas.ts'
import type { ApiContext } from '../api-context.ts'
import { findActiveOrders, findOrder, listOrders, lookUpOrder, orderIdOf } from './find-order.ts'
import { findParcels } from './find-parcels.ts'
import { isReadableBy } from './readable-orders.ts'
import * as schemas from './schemas.ts'
import { eventText, trackingHtml } from './tracking-html.ts'

const { orders, parcels } = schema

/** The orders of this shopper, page by page. */
export function orderListRoute({ database }: ApiContext): OperationRoute<'orders.list'> {
  return {
    name: 'orders.list',
    summary: 'The orders of this shopper, the newest first.',
    limit: 'read',
    request: { query: z.object(page) },
    response: schemas.orderList,
    refusals: [],
    async handle({ query }, { shopper }) {
      return ok(await listOrders(database, shopper, query))
    },
  }
}

/** An order of this shopper, by id or by the number that the page shows. */
export function orderDetailsRoute({ database }: ApiContext): OperationRoute<'orders.details'> {
  return {
    name: 'orders.details',
    summary: 'An order of this shopper.',
    limit: 'read',
    request: { path: z.object({ orderId: z.string().max(64) }), query: z.object({ language: locale }) },
    response: schemas.order,
    refusals: ['request/not-found'],
    async handle({ path, query }, { shopper }) {
      const order = await findOrder(database, path.orderId, shopper, query.language)
      return order ? ok(order) : err('request/not-found')
    },
  }
}

/** Finds an order of this shopper by its number or its mobile number [31.7]. */
export function orderLookupRoute({ database }: ApiContext): OperationRoute<'orders.byInput'> {
  return {
    name: 'orders.byInput',
    summary: 'The number of an order of this shopper, by that number or by the mobile number of its address.',
    limit: 'order',
    request: { body: schemas.orderLookup },
    response: schemas.orderFound,
    refusals: ['order/unknown'],
    async handle({ body }, { shopper }) {
      const number = await lookUpOrder(database, shopper, body)
      if (number === null) return err('order/unknown')
      return ok({ userExternalId: shopper.userId ?? shopper.guestUserId, orderId: String(number) })
    },
  }
}

/** Orders on their way to the signed-in shopper [31.8]; empty for a guest. The id in the address is not used: the session tells who asks. */
export function activeOrdersRoute({ database, now }: ApiContext): OperationRoute<'orders.active'> {
  return {
    name: 'orders.active',
    summary: 'The orders of this shopper that are on their way; none for a guest.',
    limit: 'read',
    request: {
      query: z.object({ language: locale, userExternalId: z.string().max(100), status: z.string().max(20) }),
    },
    response: schemas.activeOrders,
    refusals: [],
    async handle({ query: { status, language } }, { shopper }) {
      if (shopper.userId === null || status !== 'active') return ok({ orders: [] })
      return ok({ orders: await findActiveOrders(database, shopper, language, now()) })
    },
  }
}

/** The newest that the carrier has told of an order, as a text [31.9]. */
export function orderTrackingRoute({ database }: ApiContext): OperationRoute<'orders.tracking'> {
  return {
    name: 'orders.tracking',
    summary: 'The newest that the carrier has told of an order of this shopper, in its words.',
    limit: 'read',
    request: { body: z.object({ shipwayOrderId: z.string().max(64) }) },
    response: z.string(),
    refusals: ['request/not-found'],
    async handle({ body }, { shopper, language }) {
      const id = await orderIdOf(database, body.shipwayOrderId)
      const isKnown = id !== null && and(eq(orders.id, id), isReadableBy(shopper))
      if (!isKnown || (await database.$count(orders, isKnown)) === 0) return err('request/not-found')
      const events = (await findParcels(database, [id])).flatMap((parcel) => parcel.events)
      const [newest] = events.toSorted((one, other) => other.time.localeCompare(one.time))
      return ok(newest ? eventText(newest, language) : '')
    },
  }
}

/** The way of a parcel of this shopper [31.9]. */
export function shipmentDataRoute(shop: ApiContext): OperationRoute<'orders.shipmentData'> {
  return {
    name: 'orders.shipmentData',
    summary:
      'The way of a parcel of this shopper, as its carrier tells it; what it told before where it does not answer.',
    limit: 'read',
    request: { path: z.object({ trackingNumber: z.string().min(1).max(64) }) },
    response: schemas.shipmentData,
    refusals: ['request/not-found'],
    async handle({ path: { trackingNumber } }, { shopper, language }) {
      const [found] = await shop.database
        .select({ parcel: parcels })
        .from(parcels)
        .innerJoin(orders, eq(orders.id, parcels.orderId))
        .where(and(eq(parcels.trackingNumber, trackingNumber), eq(parcels.status, 'success'), isReadableBy(shopper)))
        .orderBy(desc(parcels.sentAt))
        .limit(1)
      if (!found) return err('request/not-found')
      const { parcel, isStale } = await bringUpToDate(shop, found.parcel)
      const { carrier, events, readAt } = parcel
      return ok({
        trackingNumber,
        carrier,
        events,
        readAt: readAt?.toISOString() ?? null,
        isStale,
        data: trackingHtml(events, language),
      })
    },
  }
}
