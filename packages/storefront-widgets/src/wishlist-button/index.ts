export { WishlistButtonWidget } from './wishlist-button-widget.tsx'
export type { WishlistButtonWidgetProps } from './wishlist-button-widget.tsx'
