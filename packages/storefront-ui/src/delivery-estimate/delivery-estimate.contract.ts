import type { WidgetContract } from '../contract/index.ts'

export const deliveryEstimateContract = {
  scope: 'delivery-estimate',
  parts: {
    root: 'Everything.',
    heading: 'What it is about.',
    body: 'The words and the button.',
    words: 'Place and days.',
    place: 'Where it is for.',
    pending: 'That the days are being looked up.',
    eta: 'The days.',
    date: 'The last of them.',
    problem: 'Why there are none.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
