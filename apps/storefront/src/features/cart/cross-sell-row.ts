import { createLazyIsland } from '@krishi/storefront-host/hydration'

/** What goes with the cart, a part of the cart's page [24.6]. */
export const CrossSellRow = createLazyIsland('cross-sell', () => import('./cross-sell.tsx'))
