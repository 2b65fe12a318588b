export { WishCard } from './wish-card.tsx'
export type { WishCardProps } from './wish-card.tsx'
export { Wishlist } from './wishlist.tsx'
export type { WishActions, WishlistProps } from './wishlist.tsx'
