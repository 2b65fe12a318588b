import type { WidgetContract } from '../contract/index.ts'

export const reviewFormContract = {
  scope: 'review-form',
  parts: {
    form: 'The fields.',
    change: 'That an earlier review is changed.',
    product: 'What the review is about.',
    failure: 'Why it was not sent; empty while it was not tried.',
    sent: 'The thanks; empty until it is sent.',
  },
  attributes: { 'data-status': '`writing`, `sending`, or why it was not sent.' },
  variables: {},
} as const satisfies WidgetContract
