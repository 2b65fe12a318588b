import type { WidgetContract } from '../../contract/index.ts'

export const iconContract = {
  scope: 'icon',
  parts: { root: 'The drawing, in the colour of the words beside it.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
