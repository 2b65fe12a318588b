import type { WidgetContract } from '../contract/index.ts'

export const mentionListContract = {
  scope: 'mention-list',
  parts: { root: 'Under the field.', list: 'The names.', name: 'One name.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
