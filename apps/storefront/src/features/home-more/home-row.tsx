import { useRow } from '@krishi/storefront-hooks/showcase'
import type { Row } from '@krishi/storefront-hooks/showcase'
import { ProductStrip } from '@krishi/storefront-ui/product-strip'
import { ProductCardWidget } from '@krishi/storefront-widgets/product-card'
import { useNear } from '../reviews/use-near.ts'
import { usePaths } from '../../shell/shop-context.ts'
import { useHasShelves } from '../frame/use-has-shelves.ts'

/** Props of a row of products. */
export interface HomeRowProps {
  readonly title: string
  readonly row: Row
  /** The collection that holds all of them, for a row that has one. */
  readonly collection?: string
}

/** Products side by side, asked for when they are nearly in view [12.8]; nothing for a row without products. */
export function HomeRow({ title, row, collection }: HomeRowProps) {
  const paths = usePaths()
  const { ref, isNear } = useNear()
  const products = useRow(isNear ? row : null)
  const hasShelves = useHasShelves()
  if (products.status === 'ready' && products.value.length === 0) return null
  if (!hasShelves && products.status !== 'ready') return <div ref={ref} />
  return (
    <div ref={ref}>
      <ProductStrip
        title={title}
        status={isNear ? products.status : 'waiting'}
        allHref={collection === undefined || !hasShelves ? undefined : paths.collection(collection)}
        onRetry={products.status === 'failed' ? products.retry : undefined}
      >
        {products.status === 'ready'
          ? products.value.map((product) => (
              <li key={product.productId}>
                <ProductCardWidget product={product} href={paths.product(product.handle)} formAction={paths.cartForm} />
              </li>
            ))
          : null}
      </ProductStrip>
    </div>
  )
}
