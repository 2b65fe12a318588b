import type { WidgetContract } from '../../contract/index.ts'

export const radioGroupContract = {
  scope: 'radio-group',
  parts: {
    root: 'The fieldset.',
    legend: 'The question.',
    cards: 'All answers.',
    card: 'One answer.',
    control: 'The native radio.',
    words: 'What stands beside the radio.',
    line: 'Title and aside.',
    title: 'The label.',
    aside: 'Something at the end of the line, such as an amount.',
    description: 'More about the answer.',
    reason: 'Why it cannot be chosen.',
  },
  attributes: {
    'data-invalid': 'The choice was refused, or none was made.',
    'data-disabled': 'The answer cannot be chosen now.',
  },
  variables: {},
} as const satisfies WidgetContract
