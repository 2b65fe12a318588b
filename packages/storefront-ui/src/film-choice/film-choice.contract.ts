import type { WidgetContract } from '../contract/index.ts'

export const filmChoiceContract = {
  scope: 'film-choice',
  parts: {
    root: 'The choice, and below it how much is sent.',
    sending: 'How much is sent, and the button that stops it.',
    progress: 'The bar.',
    percent: 'The same in figures.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
