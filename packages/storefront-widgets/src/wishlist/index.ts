export { WishlistWidget } from './wishlist-widget.tsx'
export type { WishlistWidgetProps } from './wishlist-widget.tsx'
