export { ProductCard } from './product-card.tsx'
export type { ProductCardProps } from './product-card.tsx'
export { ProductCardSkeleton } from './product-card-skeleton.tsx'
