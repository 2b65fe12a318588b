import { createIsland } from '../shell/island.tsx'

/** What costs less and does the same: plain HTML until the page is touched [17.1]. */
export const Substitute = createIsland('substitute', () => import('./substitute.tsx'))

/** What is like the product: a heading with a link, and the products when she comes near [17.4]. */
export const Similar = createIsland('similar', () => import('./similar-strip.tsx'))

/** What she looked at before; a server knows nothing of it [17.5]. */
export const RecentlyViewed = createIsland('recently-viewed', () => import('./recently-viewed.tsx'))
