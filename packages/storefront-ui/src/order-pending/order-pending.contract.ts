import type { WidgetContract } from '../contract/index.ts'

export const orderPendingContract = {
  scope: 'order-pending',
  parts: {
    root: 'The article.',
    header: 'What is known of the payment.',
    sign: 'The rendered sign.',
    number: 'The number of the order.',
    status: 'What is being done about it.',
    error: 'Why the window did not open; empty until then.',
    actions: 'What the shopper can do.',
    footer: 'Who helps.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
