import { createLazyIsland } from '@krishi/storefront-host/hydration'

/** Products are chosen for the comparison on the cards of a page that has no filters, such as what a search finds. */
export const CompareIsland = createLazyIsland('compare', () => import('./compare-cards.tsx'))
