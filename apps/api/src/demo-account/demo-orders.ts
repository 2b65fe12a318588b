import { createHash } from 'node:crypto'
import { nameUuid } from '../seeding/index.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A parcel of the demonstration. */
interface DemoParcel {
  /** Days after the order. */
  readonly sentAfter: number
  /** The lines that it holds. */
  readonly positions: readonly number[]
}

/** An order of the demonstration, as it is written. */
export interface DemoOrder {
  readonly id: string
  readonly ownerId: string
  readonly mobileNumber: string
  readonly orderNumber: number
  readonly name: string
  readonly placedAt: Date
  readonly cancelledAt: Date | null
  /** When all of it had come; null for what has not. */
  readonly deliveredAt: Date | null
  /** How many of each of its lines. */
  readonly quantities: readonly number[]
  readonly coins: number
  readonly parcels: readonly DemoParcel[]
}

interface Draft extends Pick<DemoOrder, 'quantities' | 'coins' | 'parcels'> {
  readonly key: string
  readonly daysAgo: number
  /** Days after the order. */
  readonly deliveredAfter?: number
  readonly cancelledAfter?: number
}

/** One that has just been placed, one of which a part is on its way, one that was cancelled, two that have come. */
const drafts: readonly Draft[] = [
  { key: 'new', daysAgo: 0.2, quantities: [1], coins: 0, parcels: [] },
  { key: 'under way', daysAgo: 2.5, quantities: [2, 1, 3], coins: 0, parcels: [{ sentAfter: 0.5, positions: [0, 1] }] },
  { key: 'cancelled', daysAgo: 9, cancelledAfter: 1, quantities: [1, 1], coins: 0, parcels: [] },
  {
    ...{ key: 'BH100000102', daysAgo: 24, deliveredAfter: 4, quantities: [1, 2], coins: 100 },
    parcels: [
      { sentAfter: 0.5, positions: [0] },
      { sentAfter: 0.6, positions: [1] },
    ],
  },
  {
    ...{ key: 'BH100000101', daysAgo: 104, deliveredAfter: 4, quantities: [1, 1, 1, 1], coins: 150 },
    parcels: [{ sentAfter: 0.5, positions: [0, 1, 2, 3] }],
  },
]

/** Nine digits that are the same each time. */
function numberOf(text: string): number {
  return 100_000_000 + (createHash('sha256').update(text).digest().readUInt32BE() % 900_000_000)
}

/** The orders of the account of a mobile number. */
export function demoOrders(mobileNumber: string, ownerId: string, now: Date): readonly DemoOrder[] {
  return drafts.map(({ key, daysAgo, deliveredAfter, cancelledAfter, ...facts }) => {
    const text = `${mobileNumber} ${key}`
    const after = (days?: number) => (days === undefined ? null : new Date(now.getTime() + (days - daysAgo) * dayMs))
    const orderNumber = numberOf(text)
    return {
      ...facts,
      id: nameUuid('order', text),
      ownerId,
      mobileNumber,
      orderNumber,
      name: `BH${orderNumber}`,
      placedAt: new Date(now.getTime() - daysAgo * dayMs),
      cancelledAt: after(cancelledAfter),
      deliveredAt: after(deliveredAfter),
    }
  })
}
