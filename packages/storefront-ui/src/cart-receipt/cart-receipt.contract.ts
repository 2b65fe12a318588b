import type { WidgetContract } from '../contract/index.ts'

export const cartReceiptContract = {
  scope: 'cart-receipt',
  parts: {
    root: 'The notice.',
    header: 'Its heading and the button that closes it.',
    title: 'That the cart has changed.',
    changes: 'The changes.',
    change: 'One change.',
    words: 'What it was.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
