import type { WidgetContract } from '../../contract/index.ts'

export const visuallyHiddenContract = {
  scope: 'visually-hidden',
  parts: { root: 'Words that are read out and not rendered.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
