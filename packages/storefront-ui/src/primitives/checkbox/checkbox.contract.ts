import type { WidgetContract } from '../../contract/index.ts'

export const checkboxContract = {
  scope: 'checkbox',
  parts: {
    root: 'The box with its words.',
    control: 'The native checkbox.',
    words: 'Label, hint and error.',
    label: 'The words that tick the box.',
  },
  attributes: { 'data-invalid': 'The choice was refused.' },
  variables: {},
} as const satisfies WidgetContract
