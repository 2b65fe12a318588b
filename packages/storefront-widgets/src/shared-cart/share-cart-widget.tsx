import { useShareCart } from '@krishi/storefront-hooks/shared-cart'
import type { RootProps } from '@krishi/storefront-ui/root'
import { ShareCart } from '@krishi/storefront-ui/shared-cart'
import type { ShareCartProps } from '@krishi/storefront-ui/shared-cart'

/** Props of the connected way to share a cart. */
export interface ShareCartWidgetProps extends Pick<ShareCartProps, 'messages'>, RootProps {
  /** Makes an absolute address of the page that shows a shared cart, by its fragment. */
  readonly linkOf: (fragment: string) => string
}

/** Shares the cart of the nearest storefront by a link. Renders nothing while it is empty. */
export function ShareCartWidget({ linkOf, messages, ...root }: ShareCartWidgetProps) {
  const { isFilled, status, link, share } = useShareCart(linkOf)
  if (!isFilled) return null
  return <ShareCart {...root} {...{ status, link, messages }} onShare={(words) => void share(words)} />
}
