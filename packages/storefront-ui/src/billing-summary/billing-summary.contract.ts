import type { WidgetContract } from '../contract/index.ts'

export const billingSummaryContract = {
  scope: 'billing-summary',
  parts: {
    root: 'The bill.',
    title: 'Its heading.',
    rows: 'Its rows.',
    row: 'One amount with its name.',
    label: 'What the amount is.',
    amount: 'The amount.',
    note: 'That the amounts are an estimate.',
  },
  attributes: {
    'data-kind': '`plain`, `saving`, `subtotal` or `payable`.',
    'data-estimated': "The amounts are ours until the server has said today's prices.",
  },
  variables: {},
} as const satisfies WidgetContract
