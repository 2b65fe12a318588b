import { createLazyIsland } from '../shell/lazy-island.tsx'

/** What a product's page shows: the server's HTML until the page is touched (ADR 0007). */
export const ProductParts = createLazyIsland('product-parts', () => import('./product-parts.tsx'))
