import { listedVariant } from '@krishi/storefront-core/availability'
import type { Product } from '@krishi/storefront-core/catalog'
import { noFilters } from '@krishi/storefront-hooks/catalog'
import { useMemo } from 'react'
import type { ReactElement } from 'react'
import { ProductCardWidget } from '../product-card/index.ts'
import type { ProductListingWidgetProps } from './product-listing-widget.tsx'

/** The cards of a listing, each with the pack that the filters have found [13.8]. The same ones until something changes. */
export function useListedCards(
  products: readonly Product[],
  {
    listing: { filters = noFilters },
    priorityCount = 0,
    productHref,
    formAction,
  }: Pick<ProductListingWidgetProps, 'listing' | 'priorityCount' | 'productHref' | 'formAction'>,
): readonly ReactElement[] {
  return useMemo(
    () =>
      products.map((product, index) => {
        const variantId = listedVariant(product, filters)?.id
        return (
          <ProductCardWidget
            // Another filter shows another pack; a choice that was made under the old one is over.
            key={`${product.productId} ${variantId ?? ''}`}
            {...{ product, variantId, formAction }}
            href={productHref(product.handle)}
            headingLevel={2}
            priority={index < priorityCount}
          />
        )
      }),
    [products, filters, priorityCount, productHref, formAction],
  )
}
