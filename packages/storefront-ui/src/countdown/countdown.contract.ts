import type { WidgetContract } from '../contract/index.ts'

export const countdownContract = {
  scope: 'countdown',
  parts: {
    root: 'What is left; absent once it is over.',
    unit: 'One number with its unit.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
