import type { WidgetContract } from '../contract/index.ts'

export const productDealsContract = {
  scope: 'product-deals',
  parts: {
    open: 'Opens the deals.',
    list: 'All deals.',
    deal: 'One deal.',
    title: 'What it is called.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
