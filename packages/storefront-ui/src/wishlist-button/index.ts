export { useWishlistNotices } from './use-wishlist-notices.ts'
export type { WishlistNotice } from './use-wishlist-notices.ts'
export { WishlistButton } from './wishlist-button.tsx'
export type { WishlistButtonProps } from './wishlist-button.tsx'
