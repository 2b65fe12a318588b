import type { WidgetContract } from '../contract/index.ts'

export const crossSellContract = {
  scope: 'cross-sell',
  parts: { root: 'The row of suggestions.', label: 'That they are suggestions.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
