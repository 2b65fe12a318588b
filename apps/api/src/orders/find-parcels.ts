import type { OrderLine } from '@krishi/storefront-core/checkout'
import type { Fulfillment } from '@krishi/storefront-core/orders'
import { asc, inArray } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

const { parcels, parcelLines } = schema

/** A parcel as the tables keep it. */
export type ParcelRow = typeof parcels.$inferSelect

/** A parcel with what it holds. */
export interface PackedParcel extends ParcelRow {
  readonly lines: readonly Pick<typeof parcelLines.$inferSelect, 'position' | 'quantity'>[]
}

/** The parcels of orders, those that left first before the others. */
export async function findParcels(database: Database, orderIds: readonly string[]): Promise<readonly PackedParcel[]> {
  const rows = await database
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]))
    .orderBy(asc(parcels.sentAt), asc(parcels.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const packed = await database
    .select()
    .from(parcelLines)
    .where(inArray(parcelLines.parcelId, ids))
    .orderBy(asc(parcelLines.parcelId), asc(parcelLines.position))
  return rows.map((row) => ({ ...row, lines: packed.filter(({ parcelId }) => parcelId === row.id) }))
}

/** A parcel as the shopper reads it. `lineItems` are the lines of its order. */
export function toFulfillment(parcel: PackedParcel, lineItems: readonly OrderLine[]): Fulfillment {
  return {
    status: parcel.status,
    shipmentStatus: parcel.shipmentStatus,
    trackingNumber: parcel.trackingNumber,
    carrier: parcel.carrier,
    sentAt: parcel.sentAt.toISOString(),
    lineItems: parcel.lines.flatMap(({ position, quantity }) => {
      const line = lineItems[position]
      if (!line) return []
      return {
        variantId: line.variantId,
        name: line.productTitle,
        productImageUrl: line.imageUrl,
        vendor: line.vendorName,
        variantTitle: line.variantTitle,
        quantity,
        fulfillmentStatus: parcel.status === 'cancelled' ? null : 'fulfilled',
      }
    }),
  }
}
