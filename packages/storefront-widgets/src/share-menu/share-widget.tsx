import { messagingAppUrl } from '@krishi/storefront-core/share'
import type { SharedProduct } from '@krishi/storefront-core/share'
import { useShare } from '@krishi/storefront-hooks/share'
import type { ShareEvent } from '@krishi/storefront-hooks/share'
import type { RootProps } from '@krishi/storefront-ui/root'
import { ShareButton } from '@krishi/storefront-ui/share-menu'
import type { ShareMenuProps } from '@krishi/storefront-ui/share-menu'
import type { ReactNode } from 'react'
import { Supported } from '../supported/index.ts'

/** Props of the connected way to share. */
export interface ShareWidgetProps extends RootProps<HTMLButtonElement> {
  readonly product: SharedProduct
  /** Called with what is to be said; `useShareNotices` has the sentences. */
  readonly onNotice: (notice: ShareEvent) => void
  /** Renders `ShareMenu` where the device has no share sheet; given, so that its code can come when it is needed. */
  readonly renderMenu: (menu: Omit<ShareMenuProps, 'messages'>) => ReactNode
}

/** The button that shares a product and what comes of it [21.1-21.3]. */
export function ShareWidget(props: ShareWidgetProps) {
  return (
    <Supported by="share.shortLink">
      <ConnectedShare {...props} />
    </Supported>
  )
}

function ConnectedShare({ product, onNotice, renderMenu, ...root }: ShareWidgetProps) {
  const { status, link, share, copy, closeMenu } = useShare(product, onNotice)
  const menu: Omit<ShareMenuProps, 'messages'> = {
    open: true,
    onOpenChange: closeMenu,
    product: product.title,
    link,
    messagingHref: messagingAppUrl(`${product.title} ${link}`),
    onCopy: () => void copy(),
  }
  return (
    <>
      <ShareButton {...root} product={product.title} pending={status === 'preparing'} onShare={() => void share()} />
      {status === 'menu' ? renderMenu(menu) : null}
    </>
  )
}
