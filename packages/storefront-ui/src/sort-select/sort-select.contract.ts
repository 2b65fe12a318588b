import type { WidgetContract } from '../contract/index.ts'

export const sortSelectContract = {
  scope: 'sort-select',
  parts: {
    root: 'Label and select; a form.',
    label: 'What it is for.',
    box: 'The frame around the select and its arrow.',
    control: 'The native select.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
