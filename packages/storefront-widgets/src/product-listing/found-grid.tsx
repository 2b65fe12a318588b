import type { Product } from '@krishi/storefront-core/catalog'
import type { FoundView } from '@krishi/storefront-hooks/search'
import { ProductGrid } from '@krishi/storefront-ui/product-grid'
import type { ProductGridProps } from '@krishi/storefront-ui/product-grid'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useEffect, useState } from 'react'
import { ProductCardWidget } from '../product-card/index.ts'
import { toFoundProps } from './to-found-props.ts'
import { useSentinel } from './use-sentinel.ts'

/** Where a list of found products leads. */
export interface FoundGridLinks extends Pick<ProductGridProps, 'title' | 'empty' | keyof RootProps> {
  /** The page that the list begins with, from 1. */
  readonly firstPage: number
  /** Cards of the first row, whose pictures are loaded first. */
  readonly priorityCount?: number
  readonly formAction: string
  readonly productHref: (handle: string) => string
  readonly pageHref: (pageNo: number) => string
}

interface FoundGridProps extends FoundGridLinks {
  readonly found: FoundView<Product>
}

/**
 * Place holders below the last card, five pages of them: what comes takes their place, and what stands below moves out of
 * sight, however fast the page is scrolled.
 */
const comingCount = 50

/** Ten products, and ten more on scrolling; a link leads on where no script runs. */
export function FoundGrid({
  found,
  title,
  empty,
  priorityCount = 0,
  formAction,
  productHref,
  ...pages
}: FoundGridProps) {
  const [sentinelRef] = useSentinel(() => found.error === null && found.loadMore())
  const hasScrolled = useHasScrolled()
  const isMoreComing = hasScrolled && found.items.length > 0 && !found.isEndReached && found.error === null
  return (
    <ProductGrid
      {...rootOf(pages)}
      {...{ title, empty, sentinelRef }}
      {...toFoundProps(found, pages)}
      skeletonCount={isMoreComing ? comingCount : undefined}
    >
      {found.items.map((product, index) => (
        <ProductCardWidget
          key={product.productId}
          product={product}
          href={productHref(product.handle)}
          priority={index < priorityCount}
          headingLevel={2}
          formAction={formAction}
        />
      ))}
    </ProductGrid>
  )
}

/** A page that is only looked at at its top need not draw what nobody sees. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const note = () => setHasScrolled(true)
    addEventListener('scroll', note, { once: true })
    return () => removeEventListener('scroll', note)
  }, [])
  return hasScrolled
}
