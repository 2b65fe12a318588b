import type { WidgetContract } from '../contract/index.ts'

export const readAloudContract = {
  scope: 'read-aloud',
  parts: { root: 'Button and words.', status: 'That the voice failed.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
