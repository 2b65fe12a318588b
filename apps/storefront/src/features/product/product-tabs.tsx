import { useSupports } from '@krishi/storefront-hooks/settings'
import { SectionTabs } from '@krishi/storefront-ui/section-tabs'
import type { SectionName } from '@krishi/storefront-ui/section-tabs'
import { usePageProduct } from './use-page-product.ts'

/** The bar that leads to the parts of the page [15.1]. A lazy island. */
export default function ProductTabs() {
  const product = usePageProduct()
  const hasReviews = useSupports('reviews.list')
  const sections: readonly SectionName[] = [
    'details',
    'explore',
    ...(hasReviews ? (['reviews'] as const) : []),
    ...(product && product.faqs.length > 0 ? (['faqs'] as const) : []),
  ]
  return <SectionTabs sections={sections} />
}
