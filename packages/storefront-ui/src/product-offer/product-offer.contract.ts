import type { WidgetContract } from '../contract/index.ts'

export const productOfferContract = {
  scope: 'product-offer',
  parts: {
    root: 'Both columns.',
    gallery: 'The pictures; first on a phone, beside the decision and sticky on a wide screen.',
    decision: 'Everything that decides.',
    actions: 'The buttons.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
