import type { WidgetContract } from '../contract/index.ts'

export const wishlistContract = {
  scope: 'wishlist',
  parts: { root: 'The section.', title: 'Its heading; takes the focus when a card goes.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
