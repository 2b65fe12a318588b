import type { WidgetContract } from '../contract/index.ts'

export const appModalContract = {
  scope: 'app-modal',
  parts: {
    root: 'What the dialog holds.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
