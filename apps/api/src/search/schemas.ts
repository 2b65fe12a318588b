import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { locale, product, productCategory } from '../catalog/schemas.ts'
import { readCursor } from './search-cursor.ts'

/** What a shopper typed; longer texts are refused. */
export const typed = z.string().min(1).max(100)

const pageNum = z.coerce.number().int().min(1).max(10_000)
const pageSize = z.coerce.number().int().min(1).max(50)

/** Which part of what was found. */
export const page = { pageNum, pageSize, language: locale }

const cursor = z
  .string()
  .max(100)
  .refine((text) => readCursor(text) !== null)

export const searchRequest = z.object({
  ...page,
  query: typed,
  cursor: cursor.exactOptional(),
}) satisfies z.ZodType<contract.SearchRequest['query']>

export const searchResponse = z
  .object({
    products: z.record(z.string(), product),
    isEndReached: z.boolean(),
    cursor: z.string().nullable(),
    categories: z.array(productCategory),
    isNear: z.boolean(),
  })
  .openapi('SearchResults') satisfies z.ZodType<contract.SearchResponse>

export const popularSearchesRequest = z.object({ userId: z.string().max(100), language: locale })

export const popularSearches = z
  .object({ title: z.string(), terms: z.array(z.string()) })
  .openapi('PopularSearches') satisfies z.ZodType<contract.PopularSearchesResponse>
