import type { WidgetContract } from '../contract/index.ts'

export const buyNowContract = {
  scope: 'buy-now',
  parts: { root: 'Around the button; a form when it was given an address.' },
  attributes: { 'data-in-cart': 'The cart holds it: the button leads there.' },
  variables: {},
} as const satisfies WidgetContract
