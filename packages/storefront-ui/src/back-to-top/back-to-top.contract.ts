import type { WidgetContract } from '../contract/index.ts'

export const backToTopContract = {
  scope: 'back-to-top',
  parts: { root: 'The button.' },
  attributes: { 'data-shown': 'The top is far away.' },
  variables: {},
} as const satisfies WidgetContract
