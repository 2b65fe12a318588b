import { complianceOf } from '@krishi/storefront-core/compliance'
import { useCrossSell } from '@krishi/storefront-hooks/cross-sell'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { CrossSellModal } from '@krishi/storefront-ui/cross-sell'
import type { CrossSellModalProps } from '@krishi/storefront-ui/cross-sell'
import type { RootProps } from '@krishi/storefront-ui/root'
import { ProductCardWidget } from '../product-card/index.ts'
import { listStatus, useSentinel } from '../product-listing/index.ts'
import type { CrossSellQuestion } from './cross-sell-widget.tsx'

/** Props of the connected list of all suggestions. */
export interface CrossSellModalWidgetProps
  extends Pick<CrossSellModalProps, 'open' | 'onOpenChange'>, RootProps<HTMLElement> {
  /** The cart as it was when the list was opened: adding from the list does not reload it. */
  readonly question: CrossSellQuestion
  readonly productHref: (handle: string) => string
}

/** Everything that goes with the cart: six products, and six more on scrolling [24.6]. */
export function CrossSellModalWidget({ question, productHref, ...modal }: CrossSellModalWidgetProps) {
  const found = useCrossSell(question)
  const { labelsSuggestions } = complianceOf(useSettings())
  const [sentinelRef] = useSentinel(() => found.error === null && found.loadMore(), found.items.length)
  return (
    <CrossSellModal
      {...modal}
      isLabelled={labelsSuggestions}
      status={listStatus(found)}
      onRetry={found.retry}
      sentinelRef={sentinelRef}
    >
      {found.items.map((product) => (
        <ProductCardWidget key={product.productId} product={product} href={productHref(product.handle)} />
      ))}
    </CrossSellModal>
  )
}
