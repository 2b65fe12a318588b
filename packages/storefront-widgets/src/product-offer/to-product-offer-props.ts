import { canBuy } from '@krishi/storefront-core/availability'
import { bestValue, discountBadge, technicalTextOf, unitPrice } from '@krishi/storefront-core/catalog'
import type { ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import type { PriceBlockProps, Saving } from '@krishi/storefront-ui/price-block'
import type { ProductGalleryProps } from '@krishi/storefront-ui/product-gallery'
import type { ProductPromisesProps } from '@krishi/storefront-ui/trust-marker'
import type { PackChoice, VariantPickerProps } from '@krishi/storefront-ui/variant-picker'
import { stockOf, toSaleFacts } from './to-sale-facts.ts'
import type { SaleFacts } from './to-sale-facts.ts'

/** What the parts of an offer show that the rules decide. */
export interface ProductOfferFacts extends SaleFacts {
  readonly gallery: Pick<ProductGalleryProps, 'images' | 'alt'>
  readonly price: Omit<PriceBlockProps, 'messages'>
  readonly packs: Pick<VariantPickerProps, 'packs' | 'variantId'>
  readonly promises: Pick<ProductPromisesProps, 'countryOfOrigin' | 'inStock'>
}

/** The facts of a product's offer: which pack it sells [15.2], for how much, how many of it, whether it can be bought [22.4, 12.5]. */
export function toProductOfferProps(product: ProductDetail, askedVariantId: string | undefined): ProductOfferFacts {
  const facts = toSaleFacts(product, askedVariantId)
  const { variant } = facts
  return {
    ...facts,
    gallery: { images: product.productImages, alt: product.productName.text },
    price: toPrice(product, variant),
    packs: { packs: toPacks(product), variantId: variant?.id },
    promises: {
      countryOfOrigin: product.countryOfOrigin,
      inStock: variant !== undefined && canBuy(product, variant),
    },
  }
}

function toPrice(product: ProductDetail, variant: Variant | undefined): ProductOfferFacts['price'] {
  return {
    name: product.productName,
    vendor: product.vendorName,
    rating: product.rating,
    technical: technicalTextOf(product),
    organic: /\b(bio|organic)\b/i.test(product.productClassification),
    price: variant?.price ?? null,
    compareAtPrice: variant?.compareAtPrice ?? null,
    saving: variant ? toSaving(variant) : null,
    // Several packs say it on their cards.
    unitPrice: variant && product.variants.length === 1 ? unitPrice(variant) : null,
  }
}

function toSaving({ price, compareAtPrice }: Variant): Saving | null {
  const percent = discountBadge(price, compareAtPrice)
  return percent === null || compareAtPrice === null ? null : { amount: compareAtPrice - price, percent }
}

function toPacks({ variants }: ProductDetail): readonly PackChoice[] {
  const best = bestValue(variants.filter((variant) => stockOf(variant) === 'available'))
  return variants.map((variant) => {
    const { id, title, price, compareAtPrice, packCount } = variant
    return {
      id,
      title,
      price,
      compareAtPrice,
      unitPrice: unitPrice(variant),
      availability: stockOf(variant),
      kind: packCount > 1 ? 'multi' : 'single',
      bestValue: id === best,
    }
  })
}
