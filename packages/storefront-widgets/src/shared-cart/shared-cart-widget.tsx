import { toCartLine } from '@krishi/storefront-core/cart'
import { useSharedCart } from '@krishi/storefront-hooks/shared-cart'
import type { RootProps } from '@krishi/storefront-ui/root'
import { SharedCart } from '@krishi/storefront-ui/shared-cart'
import type { SharedCartProps } from '@krishi/storefront-ui/shared-cart'

/** Props of a connected shared cart. */
export interface SharedCartWidgetProps
  extends Pick<SharedCartProps, 'cartHref' | 'shopHref' | 'messages'>, RootProps<HTMLElement> {
  /** The fragment of the page's address; null where that is not known, as on a server. */
  readonly fragment: string | null
  readonly productHref: (handle: string) => string
  /** Called when all of a handed-over cart is in the shopper's cart, to go there. Without it this page says so. */
  readonly onTaken?: () => void
}

/**
 * The cart of a link at today's prices, bound to the cart of the nearest storefront. Adding is a choice, but for a cart that a page of another
 * origin handed over just now.
 */
export function SharedCartWidget({ fragment, productHref, onTaken, ...props }: SharedCartWidgetProps) {
  const { status, plan, handover, added, add, undo, retry } = useSharedCart(fragment, onTaken)
  return (
    <SharedCart
      {...props}
      {...{ status, handover, added }}
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
