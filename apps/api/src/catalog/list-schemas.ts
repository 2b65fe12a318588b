import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { page } from '../search/schemas.ts'
import { handle, listing, listingRequest, product } from './schemas.ts'

export const productsListingRequest = listingRequest
  .omit({ handleName: true })
  .openapi('ProductsListingRequest') satisfies z.ZodType<contract.ProductsListingRequest['body']>

export const productsByHandleRequest = listingRequest
  .pick({ pageNum: true, pageSize: true, language: true })
  .extend({ handleName: z.array(handle).min(1).max(50) })
  .openapi('ProductsByHandleRequest') satisfies z.ZodType<contract.ProductsByHandleRequest['body']>

export const stripRequest = z.object({ ...page, userId: z.string().max(100) })

export const productList = z
  .object({ products: z.record(z.string(), product), isEndReached: z.boolean() })
  .openapi('ProductList') satisfies z.ZodType<contract.ProductListResponse>

export { listing as productsListing }
