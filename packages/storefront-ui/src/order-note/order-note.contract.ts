import type { WidgetContract } from '../contract/index.ts'

export const orderNoteContract = {
  scope: 'order-note',
  parts: { root: 'The field with its label.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
