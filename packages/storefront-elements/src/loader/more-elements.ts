import type { ElementTable } from './element-table.ts'

/** All other elements. The loader fetches these rows beside the code of the first: a buy button does not wait for them. */
export const moreElements: ElementTable = {
  'krishi-product-card': {
    attributes: ['product', 'variant', 'heading-level'],
    load: () => import('../elements/product-card.tsx'),
  },
}
