export { StickyCartBar } from './sticky-cart-bar.tsx'
export type { StickyCartBarProps } from './sticky-cart-bar.tsx'
