import type { WidgetContract } from '../contract/index.ts'

export const wishlistButtonContract = {
  scope: 'wishlist-button',
  parts: { heart: 'The drawing.' },
  attributes: { 'data-wished': 'The product is on the list; the heart is filled.' },
  variables: {},
} as const satisfies WidgetContract
