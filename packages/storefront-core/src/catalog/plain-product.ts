import type { ProductDetail, Variant } from './product.ts'

/** The least that a backend knows of a variant. */
export type VariantFacts = Pick<Variant, 'id' | 'title' | 'price'> & Partial<Variant>

/** The least that a backend knows of a product. */
export type ProductFacts = Pick<ProductDetail, 'productId' | 'handle' | 'productName' | 'variants' | 'category'> &
  Partial<ProductDetail>

/**
 * A whole variant of what a backend knows: a single pack that is always to be had, without discounts and without a limit, as
 * far as it does not say otherwise.
 */
export function plainVariant(facts: VariantFacts): Variant {
  return {
    sku: '',
    compareAtPrice: null,
    packCount: 1,
    netQuantity: null,
    inventoryQuantity: 0,
    inventoryManagement: null,
    inventoryPolicy: 'continue',
    maxCount: 0,
    discountProperties: null,
    dynamicPrepaid: null,
    advancePayment: null,
    ...facts,
  }
}

/** A whole product of what a backend knows: for sale, without rating, pictures and facts, as far as it does not say otherwise. */
export function plainProduct(facts: ProductFacts): ProductDetail {
  return {
    vendorName: { text: '', lang: facts.productName.lang },
    productType: '',
    productClassification: '',
    technicalContent: '',
    status: 'active',
    productImages: [],
    position: 0,
    rating: { average: 0, reviewCount: 0 },
    descriptionHtml: null,
    overviewHtml: null,
    countryOfOrigin: '',
    dose: null,
    faqs: [],
    deals: [],
    videos: [],
    couponBanner: null,
    purposeHtml: null,
    plantProtection: null,
    ...facts,
  }
}
