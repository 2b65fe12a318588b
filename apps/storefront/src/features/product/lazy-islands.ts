import { createLazyIsland } from '@krishi/storefront-host/hydration'

/** What a product's page shows: the server's HTML until the page is touched (ADR 0007). */
export const ProductParts = createLazyIsland('product-parts', () => import('./product-parts.tsx'))
