import { locales } from '@krishi/storefront-core/locale'
import type * as catalog from '@krishi/storefront-core/catalog'
import type * as contract from '@krishi/storefront-core/contract'
import type { Dose } from '@krishi/storefront-core/dose'
import { z } from '@hono/zod-openapi'
import { pageTypes } from '../database/schema/rules.ts'

/** Integer paise that every column can hold: up to one crore rupees. */
export const paise = z.int().min(0).max(1_000_000_000)

export const locale = z.enum(locales)

/** A part of an address; unknown ones are not found rather than refused. */
export const handle = z.string().min(1).max(200)

export const localizedText = z
  .object({ text: z.string(), lang: locale })
  .openapi('LocalizedText') satisfies z.ZodType<catalog.LocalizedText>

export const productCategory = z.object({ handle: z.string(), name: localizedText })

export const discountProperties = z.object({
  type: z.enum(['percentage', 'fixed']),
  value: z.number(),
}) satisfies z.ZodType<catalog.DiscountProperties>

export const dynamicPrepaid = z.object({
  roundingType: z.enum(['none', 'ceil', 'floor']),
  value: z.number(),
}) satisfies z.ZodType<catalog.DynamicPrepaid>

export const advancePayment = z.object({
  isAdvanceAmountPayable: z.boolean(),
  advAmount: paise,
  type: z.enum(['percentage', 'fixed']),
  value: z.number(),
  condition: z.string(),
}) satisfies z.ZodType<catalog.AdvancePayment>

const variant = z
  .object({
    id: z.string(),
    sku: z.string(),
    title: localizedText,
    price: paise,
    compareAtPrice: paise.nullable(),
    packCount: z.int(),
    netQuantity: z.object({ value: z.number(), unit: z.enum(['g', 'kg', 'ml', 'l', 'piece', 'seed']) }).nullable(),
    inventoryQuantity: z.int(),
    inventoryManagement: z.literal('shopify').nullable(),
    inventoryPolicy: z.enum(['deny', 'continue']),
    maxCount: z.int(),
    discountProperties: discountProperties.nullable(),
    dynamicPrepaid: dynamicPrepaid.nullable(),
    advancePayment: advancePayment.nullable(),
    position: z.int(),
  })
  .openapi('Variant') satisfies z.ZodType<contract.VariantPayload>

export const product = z
  .object({
    productId: z.string(),
    handle: z.string(),
    productName: localizedText,
    productKind: localizedText.exactOptional(),
    oldProductTitle: z.string().exactOptional(),
    vendorName: localizedText,
    productType: z.string(),
    productClassification: z.string(),
    technicalContent: z.string(),
    bhCode: z.string().exactOptional(),
    saleLabel: localizedText.exactOptional(),
    status: z.enum(['active', 'archived']),
    productImages: z.array(z.string()),
    position: z.int(),
    rating: z.object({ average: z.number(), reviewCount: z.int() }),
    mapVariant: z.record(z.string(), variant),
  })
  .openapi('Product') satisfies z.ZodType<contract.ProductPayload>

/** What an acre needs. */
export const dose = z.object({
  kind: z.enum(['dose', 'seed-rate', 'count']),
  min: z.number(),
  max: z.number(),
  unit: z.enum(['g', 'ml', 'seed', 'piece']),
}) satisfies z.ZodType<Dose>

/** What only a product's page shows. */
const productExtras = {
  faqs: z.array(z.object({ id: z.string(), question: localizedText, answer: localizedText })),
  deals: z.array(z.object({ id: z.string(), title: localizedText, detail: localizedText })),
  videos: z.array(z.object({ embedVideoId: z.string(), title: localizedText })),
  couponBanner: z.object({ imageUrl: z.string(), title: localizedText, link: z.string() }).nullable(),
  purposeHtml: localizedText.nullable(),
  technicalText: localizedText.exactOptional(),
  plantProtection: z
    .object({
      registrationNumber: z.string().nullable(),
      toxicity: z.enum(['red', 'yellow', 'blue', 'green']).nullable(),
      antidote: localizedText.nullable(),
      leafletUrl: z.string().nullable(),
    })
    .nullable(),
}

export const productDetail = product
  .extend({
    descriptionHtml: localizedText.nullable(),
    overviewHtml: localizedText.nullable(),
    countryOfOrigin: z.string(),
    dose: dose.nullable(),
    category: productCategory,
    ...productExtras,
  })
  .openapi('ProductDetail') satisfies z.ZodType<contract.ProductDetailPayload>

export const collection = z
  .object({ handle: z.string(), title: localizedText, descriptionHtml: localizedText.nullable() })
  .openapi('Collection') satisfies z.ZodType<contract.CollectionResponse>

const menuPageType = z.enum(pageTypes)

const menuLink = z.object({
  title: z.string(),
  handle: z.string(),
  link: z.string(),
  position: z.int(),
  pageType: menuPageType,
})

export const menu = z
  .object({
    menu: z.array(
      z.object({
        menuHandle: z.string(),
        menuName: z.string(),
        menuLink: z.string(),
        menuPosition: z.int(),
        pageType: menuPageType,
        columns: z.array(menuLink),
        subMenus: z.array(
          z.object({
            subMenuHandle: z.string(),
            subMenuName: z.string(),
            subMenuLink: z.string(),
            subMenuPosition: z.int(),
            columns: z.array(menuLink),
          }),
        ),
      }),
    ),
  })
  .openapi('Menu') satisfies z.ZodType<contract.MenuResponse>

const handles = z.array(handle).max(50)

/** What a listing is of and what narrows it. */
export const listingFilters = {
  handleName: handles,
  filters: z.object({
    categoryHandleName: handles,
    brandHandleName: handles,
    countryOfOrigin: handles,
    rating: z.number().min(0).max(5).nullable(),
    price: z.object({ minPrice: paise.nullable(), maxPrice: paise.nullable() }),
    availability: z.boolean().nullable(),
  }),
}

export const listingRequest = z
  .object({
    ...listingFilters,
    sort: z.object({
      by: z.enum(['best-selling', 'rating', 'price-low-to-high', 'price-high-to-low', 'country-of-origin']),
    }),
    pageNum: z.int().min(1).max(10_000),
    pageSize: z.int().min(1).max(100),
    language: locale,
    cursor: z.string().max(1_000).exactOptional(),
  })
  .openapi('CollectionProductsRequest') satisfies z.ZodType<contract.CollectionProductsRequest['body']>

export const listing = z
  .object({
    products: z.record(z.string(), product),
    isEndReached: z.boolean(),
    total: z.int(),
    cursor: z.string().nullable(),
  })
  .openapi('CollectionProducts') satisfies z.ZodType<contract.CollectionProductsResponse>
