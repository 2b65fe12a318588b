import type { ElementTable } from './element-table.ts'

/** All other elements. The loader fetches these rows beside the code of the first: a buy button does not wait for them. */
export const moreElements: ElementTable = {
  'krishi-product-card': {
    attributes: ['product', 'variant', 'heading-level'],
    load: () => import('../elements/product-card.tsx'),
  },
  'krishi-product-strip': {
    attributes: ['collection', 'products', 'heading', 'limit', 'heading-level'],
    load: () => import('../elements/product-strip.tsx'),
  },
  'krishi-product-gallery': {
    attributes: ['product'],
    load: () => import('../elements/product-gallery.tsx'),
  },
  'krishi-delivery-estimate': {
    attributes: ['product', 'variant'],
    load: () => import('../elements/delivery-estimate.tsx'),
  },
  'krishi-dose-helper': {
    attributes: ['product'],
    load: () => import('../elements/dose-helper.tsx'),
  },
  'krishi-reviews': {
    attributes: ['product'],
    load: () => import('../elements/reviews.tsx'),
  },
  'krishi-filters': {
    attributes: ['collection', 'search', 'heading-level'],
    load: () => import('../elements/filters.tsx'),
  },
  'krishi-coupon-list': {
    attributes: ['heading-level'],
    load: () => import('../elements/coupon-list.tsx'),
  },
}
