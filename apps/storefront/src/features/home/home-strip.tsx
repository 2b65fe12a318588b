import { useListing } from '@krishi/storefront-hooks/catalog'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ProductGrid } from '@krishi/storefront-ui/product-grid'
import { ProductCardWidget } from '@krishi/storefront-widgets/product-card'
import { useId } from 'react'
import en from './messages/en.json'
import { usePaths } from '../../shell/shop-context.ts'
import { stripListing } from './strip-listing.ts'

interface HomeStripProps {
  readonly handle: string
  readonly title: string
  /** How many of its pictures are loaded before all others. @default 0 */
  readonly priorityCount?: number
}

/** A few products of a collection under its heading, with a way to all of them. Renders a `<section>`. */
export function HomeStrip({ handle, title, priorityCount = 0 }: HomeStripProps) {
  const { Link, locale } = useUi()
  const t = useWidgetMessages('home', en)
  const paths = usePaths()
  const headingId = useId()
  const listing = useListing(stripListing(handle, locale))
  if (listing.status !== 'loading' && listing.products.length === 0) return null
  return (
    <section className="home-strip" aria-labelledby={headingId}>
      <div className="home-strip-header">
        <h2 id={headingId}>{title}</h2>
        <Link href={paths.collection(handle)} aria-label={t('viewAllOf', { title })}>
          {t('viewAll')}
        </Link>
      </div>
      <ProductGrid title={title} status={listing.status === 'loading' ? 'loading' : 'ready'} skeletonCount={5}>
        {listing.products.map((product, index) => (
          <ProductCardWidget
            key={product.productId}
            product={product}
            priority={index < priorityCount}
            href={paths.product(product.handle)}
            formAction={paths.cartForm}
          />
        ))}
      </ProductGrid>
    </section>
  )
}
