import type { ListingSort } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import type { KeyType, KeyValue, SortKey } from './listing-order.ts'

/** Where a page of a listing ended. */
export interface ListingCursor {
  readonly sort: ListingSort
  /** How many products came until there. */
  readonly before: number
  /** How many products the listing had when it was counted. */
  readonly total: number
  /** The keys of the last product. */
  readonly place: readonly KeyValue[]
}

const count = z.int().min(0).max(1_000_000_000)
const form = z.tuple([z.string(), count, count, z.array(z.union([z.number(), z.boolean(), z.string()])).max(10)])

/** What the database takes as a value of each type. */
const shapes: Readonly<Record<KeyType, z.ZodType<KeyValue>>> = {
  integer: z.int32(),
  'double precision': z.number(),
  boolean: z.boolean(),
  text: z.string().refine((text) => !text.includes('\0')),
  uuid: z.guid(),
}

/** The cursor as a text for the wire. */
export function writeCursor({ sort, before, total, place }: ListingCursor): string {
  return Buffer.from(JSON.stringify([sort, before, total, place])).toString('base64url')
}

/** Reads `writeCursor`'s text; null for any other, and for the cursor of another order. */
export function readCursor(text: string, sort: ListingSort, order: readonly SortKey[]): ListingCursor | null {
  const read = form.safeParse(parse(Buffer.from(text, 'base64url').toString()))
  if (!read.success) return null
  const [of, before, total, place] = read.data
  const isPlace =
    place.length === order.length && order.every(({ type }, at) => shapes[type].safeParse(place[at]).success)
  return of === sort && isPlace ? { sort, before, total, place } : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
