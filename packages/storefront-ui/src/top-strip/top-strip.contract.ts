import type { WidgetContract } from '../contract/index.ts'

export const topStripContract = {
  scope: 'top-strip',
  parts: { root: 'The strip above the bar; a list within a drawer.', call: 'The number to call.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
