export { ProductGrid } from './product-grid.tsx'
export type { ProductGridProps, ProductGridStatus } from './product-grid.tsx'
