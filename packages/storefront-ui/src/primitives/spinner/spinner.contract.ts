import type { WidgetContract } from '../../contract/index.ts'

export const spinnerContract = {
  scope: 'spinner',
  parts: { root: 'The turning ring; a still one under reduced motion.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
