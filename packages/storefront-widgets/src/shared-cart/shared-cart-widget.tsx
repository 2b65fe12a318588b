import { toCartLine } from '@krishi/storefront-core/cart'
import { useSharedCart } from '@krishi/storefront-hooks/shared-cart'
import { SharedCart } from '@krishi/storefront-ui/shared-cart'
import type { SharedCartProps } from '@krishi/storefront-ui/shared-cart'

/** Props of a connected shared cart. */
export interface SharedCartWidgetProps extends Pick<SharedCartProps, 'cartHref' | 'shopHref' | 'messages'> {
  /** The fragment of the page's address; null where that is not known, as on a server. */
  readonly fragment: string | null
  readonly productHref: (handle: string) => string
}

/** The cart of a link at today's prices, bound to the cart of the nearest storefront: adding is a choice. */
export function SharedCartWidget({ fragment, productHref, ...props }: SharedCartWidgetProps) {
  const { status, plan, added, add, undo, retry } = useSharedCart(fragment)
  return (
    <SharedCart
      {...props}
      {...{ status, added }}
      lines={plan.lines.map(({ product, variant, quantity }) => ({
        line: toCartLine(product, variant, quantity),
        href: productHref(product.handle),
      }))}
      shortfalls={plan.shortfalls}
      onAdd={add}
      onUndo={undo}
      onRetry={retry}
    />
  )
}
