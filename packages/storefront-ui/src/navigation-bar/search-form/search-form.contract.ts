import type { WidgetContract } from '../../contract/index.ts'

export const barSearchContract = {
  scope: 'bar-search',
  parts: {
    root: 'The search form.',
    label: 'Wraps the icon and the input.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
