import type { WidgetContract } from '../contract/index.ts'

export const ordersStripContract = {
  scope: 'orders-strip',
  parts: {
    root: 'The section.',
    title: 'Its heading.',
    list: 'The orders; scrolls sideways.',
    order: 'One order.',
    picture: 'What was bought first.',
    facts: 'Name and product.',
    product: 'What was bought first.',
  },
  attributes: { 'data-single': 'On the list of one order.' },
  variables: {},
} as const satisfies WidgetContract
