import type { WidgetContract } from '../contract/index.ts'

export const stickyCartBarContract = {
  scope: 'sticky-cart-bar',
  parts: { root: 'The bar.', offer: 'Pack and price.', action: 'The button.' },
  attributes: { 'data-keep-clear': 'Notices never lie on it.', 'data-shown': "The page's own button is out of sight." },
  variables: { '--sf-sticky-cart-bar-size': 'Its least height. Default 4.75rem.' },
} as const satisfies WidgetContract
