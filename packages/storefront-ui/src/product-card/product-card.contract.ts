import type { WidgetContract } from '../contract/index.ts'

export const productCardContract = {
  scope: 'product-card',
  parts: {
    root: 'The card.',
    tile: 'The ground of the picture.',
    badges: 'Discount and organic, at the corner of the picture.',
    corner: 'What the page puts at the other corner, such as a wishlist heart.',
    name: 'The heading, in two lines.',
    link: 'Its link, which covers the card.',
    kind: 'What it is, whole: active ingredient and strength, crop, machine.',
    pack: 'The pack size, or the choice of one.',
    'pack-select': 'The choice of a pack.',
    prices: 'Price, printed price and saving.',
    saving: 'The saving on the printed price.',
    rating: 'How it was rated.',
    control: 'Around the quantity control.',
  },
  attributes: {
    'data-status': '`shown`, or `loading` for the place holder.',
    'data-availability': '`available`, `sold-out` or `archived`.',
  },
  variables: { '--sf-product-card-tile': 'Height of the picture and of its ground. Default 160px.' },
} as const satisfies WidgetContract
