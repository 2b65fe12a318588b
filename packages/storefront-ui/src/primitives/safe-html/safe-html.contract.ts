import type { WidgetContract } from '../../contract/index.ts'

export const safeHtmlContract = {
  scope: 'safe-html',
  parts: { root: 'Around the text; its elements are selected by their tags.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
