import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { listingFilters } from './schemas.ts'

const option = { name: z.string(), translations: z.record(z.string(), z.object({ name: z.string() })) }
const handleOption = z.object({ ...option, collectionHandle: z.array(z.string()) })
const { name: title, translations } = option

export const filterOptions = z
  .object({
    sections: z.array(
      z.object({
        id: z.int(),
        title,
        translations,
        hasIcon: z.boolean(),
        iconPosition: z.enum(['left', 'right']).nullable(),
      }),
    ),
    brands: z.array(handleOption),
    categories: z.array(z.object({ ...option, data: z.array(handleOption) })),
    ratings: z.array(z.object({ ...option, value: z.number() })),
    prices: z.array(z.object({ ...option, min: z.int(), max: z.int().nullable() })),
    availability: z.array(z.object({ ...option, value: z.boolean() })),
    origins: z.array(z.object(option)),
    sorts: z.array(
      z.object({
        ...option,
        id: z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(4)]),
        isChecked: z.boolean(),
      }),
    ),
  })
  .openapi('FilterOptions') satisfies z.ZodType<contract.FilterOptionsResponse>

export const filterCountsRequest = z.object(listingFilters).openapi('FilterCountsRequest') satisfies z.ZodType<
  contract.FilterCountsRequest['body']
>

const counts = z.record(z.string(), z.int())

export const filterCounts = z
  .object({
    total: z.int(),
    brands: counts,
    categories: counts,
    origins: counts,
    ratings: counts,
    availability: counts,
  })
  .openapi('FilterCounts') satisfies z.ZodType<contract.FilterCounts>
