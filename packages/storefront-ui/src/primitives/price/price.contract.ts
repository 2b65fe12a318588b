import type { WidgetContract } from '../../contract/index.ts'

export const priceContract = {
  scope: 'price',
  parts: {
    root: 'Both amounts on one baseline.',
    amount: 'What it costs.',
    'compare-at': 'The printed price, struck.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
