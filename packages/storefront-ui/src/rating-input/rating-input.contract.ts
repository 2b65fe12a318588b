import type { WidgetContract } from '../contract/index.ts'

export const ratingInputContract = {
  scope: 'rating-input',
  parts: {
    root: 'The question with its answers.',
    legend: 'The question.',
    row: 'The stars and the word for the chosen one.',
    choice: 'A star that can be pressed.',
    control: 'Its native radio, rendered as the star.',
    word: 'What the chosen stars mean.',
  },
  attributes: {
    'data-filled': 'On the chosen star and those before it.',
    'data-invalid': 'While there is an error.',
  },
  variables: {},
} as const satisfies WidgetContract
