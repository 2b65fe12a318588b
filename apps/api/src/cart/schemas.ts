import type { ShippingDetails } from '@krishi/storefront-core/cart'
import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { locale, paise, product } from '../catalog/schemas.ts'
import { cartLineReferences } from '../checkout/schemas.ts'
import { page } from '../search/schemas.ts'

export const priceAvailabilityBody = z
  .object({ availableProductsInCart: cartLineReferences, language: locale })
  .openapi('PriceAvailabilityRequest') satisfies z.ZodType<contract.PriceAvailabilityRequest['body']>

export const shippingDetails = z.object({
  minCartValueForFreeShipping: paise,
  applicableShippingCharge: paise,
}) satisfies z.ZodType<ShippingDetails>

export const priceAvailability = z
  .object({ products: z.record(z.string(), product), shippingDetails })
  .openapi('PriceAvailability') satisfies z.ZodType<contract.PriceAvailabilityResponse>

export const crossSellQuery = z.object(page) satisfies z.ZodType<contract.CrossSellRequest['query']>

export const crossSellBody = z
  .object({
    lineItems: cartLineReferences,
    bundleLineItems: cartLineReferences,
    shippingCharges: paise,
    cartValue: paise,
    nextTarget: paise,
  })
  .openapi('CrossSellRequest') satisfies z.ZodType<contract.CrossSellRequest['body']>

export const crossSell = z.record(z.string(), product).openapi('CrossSell') satisfies z.ZodType<contract.ProductsById>
