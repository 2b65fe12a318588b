import type { WidgetContract } from '../contract/index.ts'

export const couponRowContract = {
  scope: 'coupon-row',
  parts: {
    root: 'The row.',
    state: 'The coupon or the offer, with its button.',
    words: 'What it takes off, or what it waits for.',
    code: 'What is typed to use it.',
    saving: 'What it takes off.',
    open: 'The button to all offers.',
  },
  attributes: { 'data-status': '`none`, `offered`, or of the coupon: `active`, `below-minimum`, `expired`.' },
  variables: {},
} as const satisfies WidgetContract
