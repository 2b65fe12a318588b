import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { handle, locale, product } from './schemas.ts'

/** An id of the catalogue; what is none of ours is not found rather than refused. */
const id = z.string().min(1).max(100)

const page = { pageNum: z.int().min(1).max(10_000), pageSize: z.int().min(1).max(50), language: locale }

export const similarRequest = z
  .object({ ...page, productId: id })
  .openapi('SimilarProductsRequest') satisfies z.ZodType<contract.SimilarProductsRequest['body']>

export const alternativeRequest = z.object({
  productId: id,
  variantId: id,
  language: locale,
}) satisfies z.ZodType<contract.AlternativeProductRequest['query']>

export const productCardsRequest = z
  .object({ language: locale, handleName: z.array(handle).max(50) })
  .openapi('ProductCardsRequest') satisfies z.ZodType<contract.ProductCardsRequest['body']>

export { productList } from './list-schemas.ts'

export const alternativeResponse = z
  .object({ product: product.nullable(), variantId: z.string().nullable(), cheaperPercent: z.int() })
  .openapi('AlternativeProduct') satisfies z.ZodType<contract.AlternativeProductResponse>
