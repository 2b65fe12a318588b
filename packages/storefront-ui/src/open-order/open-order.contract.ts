import type { WidgetContract } from '../contract/index.ts'

export const openOrderContract = {
  scope: 'open-order',
  parts: {
    root: 'What became of the order.',
    text: 'The sentence, with its sign.',
    actions: 'Where to go on, and the button that puts it away.',
  },
  attributes: { 'data-status': 'What is known of it: `asking`, `to-pay`, `placed` or `none`.' },
  variables: {},
} as const satisfies WidgetContract
