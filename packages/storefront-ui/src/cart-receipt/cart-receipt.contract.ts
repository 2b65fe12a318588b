import type { WidgetContract } from '../contract/index.ts'

export const cartReceiptContract = {
  scope: 'cart-receipt',
  parts: {
    root: 'The notice in the cart.',
    notice: 'Its words and buttons.',
    words: 'What has changed, in the notice and in the sheet.',
    changes: 'The changes, in the sheet.',
    change: 'One change.',
    reason: 'Why it cannot be taken back.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
