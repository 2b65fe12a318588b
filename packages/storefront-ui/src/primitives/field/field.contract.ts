import type { WidgetContract } from '../../contract/index.ts'

export const fieldContract = {
  scope: 'field',
  parts: {
    root: 'Label, hint, control and error of one value.',
    label: 'The name of the value.',
    optional: 'The word "(optional)" in the label.',
    hint: 'What to write, under the label.',
    box: 'The frame around prefix, control and suffix.',
    prefix: 'Fixed words before what is typed.',
    control: 'The input, the textarea or the select.',
    error: 'What is wrong, under the control.',
  },
  attributes: {
    'data-invalid': 'The value was refused.',
    'data-locked': 'The value was found for the shopper and is kept.',
  },
  variables: {},
} as const satisfies WidgetContract
