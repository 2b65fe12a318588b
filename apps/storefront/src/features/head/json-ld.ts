import { canBuy } from '@krishi/storefront-core/availability'
import type { Product, ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import type { Paise } from '@krishi/storefront-core/money'

interface ProductData {
  readonly product: ProductDetail
  readonly variant: Variant | undefined
  /** Absolute. */
  readonly url: string
  readonly origin: string
}

/** Structured data of a product page. */
export function productJsonLd({ product, variant, url, origin }: ProductData): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.productName.text,
    brand: { '@type': 'Brand', name: product.vendorName.text },
    image: product.productImages.map((image) => new URL(`${image}?w=960&q=80`, origin).href),
    ...(variant && { sku: variant.sku }),
    ...(product.rating.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.reviewCount,
      },
    }),
    ...(variant && {
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'INR',
        price: rupees(variant.price),
        availability: `https://schema.org/${product.variants.some((each) => canBuy(product, each)) ? 'InStock' : 'OutOfStock'}`,
      },
    }),
  }
}

/** Structured data of a listing page. */
export function listingJsonLd(
  title: string,
  products: readonly Product[],
  origin: string,
  hrefOf: (product: Product) => string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.productName.text,
      url: origin + hrefOf(product),
    })),
  }
}

/** The way from the home page to here. */
export function breadcrumbJsonLd(steps: readonly { name: string; url: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** Schema.org wants decimal rupees; built from digits, not from a float. */
function rupees(paise: Paise): string {
  const digits = String(paise).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
