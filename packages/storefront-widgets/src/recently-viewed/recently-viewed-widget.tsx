import { useRecentlyViewed } from '@krishi/storefront-hooks/related'
import { RecentlyViewed } from '@krishi/storefront-ui/recently-viewed'
import type { RootProps } from '@krishi/storefront-ui/root'
import { ProductCardWidget } from '../product-card/index.ts'

/** Props of a connected strip of recently viewed products. */
export interface RecentlyViewedWidgetProps extends RootProps<HTMLElement> {
  /** The product of the page, which is left out; null where there is none. */
  readonly currentHandle: string | null
  readonly formAction: string
  readonly productHref: (handle: string) => string
}

/** The products that were viewed on this device [17.5]; nothing where there are none. */
export function RecentlyViewedWidget({ currentHandle, formAction, productHref, ...root }: RecentlyViewedWidgetProps) {
  const viewed = useRecentlyViewed(currentHandle)
  const status = viewed.isCleared ? 'cleared' : viewed.status
  if (status === 'empty' || (status === 'ready' && viewed.products.length === 0)) return null
  return (
    <RecentlyViewed
      {...root}
      status={status}
      skeletonCount={viewed.count}
      onClear={viewed.clear}
      onUndo={viewed.undo}
      onRetry={viewed.retry}
    >
      {viewed.products.map((product) => (
        <li key={product.productId}>
          <ProductCardWidget product={product} href={productHref(product.handle)} formAction={formAction} />
        </li>
      ))}
    </RecentlyViewed>
  )
}
