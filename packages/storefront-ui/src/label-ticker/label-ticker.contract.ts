import type { WidgetContract } from '../contract/index.ts'

export const labelTickerContract = {
  scope: 'label-ticker',
  parts: {
    root: 'Labels and control.',
    list: 'The labels, in one place.',
    label: 'One of them.',
    control: 'Stops and starts them.',
  },
  attributes: {
    'data-count': 'How many labels there are.',
    'data-current': 'On the label that is shown.',
  },
  variables: {},
} as const satisfies WidgetContract
