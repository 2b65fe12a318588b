import { createLazyIsland } from '@krishi/storefront-host/hydration'

/** What costs less and does the same: plain HTML until the page is touched [17.1]. */
export const Substitute = createLazyIsland('substitute', () => import('./substitute.tsx'))

/** What is like the product: a heading with a link, and the products when they are nearly in view [17.4]. */
export const Similar = createLazyIsland('similar', () => import('./similar-strip.tsx'))

/** The products looked at before; a server knows nothing of them [17.5]. */
export const RecentlyViewed = createLazyIsland('recently-viewed', () => import('./recently-viewed.tsx'))
