import { complianceOf } from '@krishi/storefront-core/compliance'
import { ok } from '@krishi/storefront-core/result'
import { z } from '@hono/zod-openapi'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { filterCounts, filterCountsRequest, filterOptions } from './filter-schemas.ts'
import { countFilters } from './count-filters.ts'
import { findFilterOptions } from './find-filters.ts'
import { handle, locale } from './schemas.ts'

/** What a collection can be narrowed by [13.11]. */
export function filterOptionsRoute({ database, settings }: ApiContext): OperationRoute<'catalog.filterOptions'> {
  return {
    name: 'catalog.filterOptions',
    summary: 'The filters and sorts of a collection.',
    limit: 'read',
    request: { query: z.object({ handleName: handle, language: locale }) },
    response: filterOptions,
    refusals: [],
    handle: async ({ query }) =>
      ok(await findFilterOptions(database, query.handleName, query.language, complianceOf(settings).hasOriginFilter)),
  }
}

/** How many products each choice would show. */
export function filterCountsRoute({ database }: ApiContext): OperationRoute<'catalog.filterCounts'> {
  return {
    name: 'catalog.filterCounts',
    summary: 'How many products each choice of the filters would show beside the choices that are made.',
    limit: 'read',
    request: { body: filterCountsRequest },
    response: filterCounts,
    refusals: [],
    handle: async ({ body }) => ok(await countFilters(database, body)),
  }
}
