import type { ToastStore } from '@krishi/storefront-ui/primitives/toast'
import type { CardCornerContent } from '@krishi/storefront-widgets/product-card'
import type { ComponentType } from 'react'

/** Props of the notices and of what loads with them. */
export interface NoticesProps {
  readonly store: ToastStore
  /** Receives the heart of every card [20.1], which reports by notices. */
  readonly onCardHeart: (nextHeart: (heart: CardCornerContent) => CardCornerContent) => void
}

/** What stands around every page: features, which the shell is handed and does not know. */
export interface FrameParts {
  /** The bar. */
  readonly Header: ComponentType
  readonly Footer: ComponentType
  readonly Notices: ComponentType<NoticesProps>
}
