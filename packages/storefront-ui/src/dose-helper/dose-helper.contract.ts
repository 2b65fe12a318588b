import type { WidgetContract } from '../contract/index.ts'

export const doseHelperContract = {
  scope: 'dose-helper',
  parts: {
    root: 'The question, and under it the calculator.',
    title: 'The question; opens and closes.',
    body: 'What opens.',
    form: 'The calculator.',
    dose: 'What an acre needs.',
    fields: 'Area and measure.',
    measure: 'How large the measure is.',
    answer: 'What comes out.',
    packs: 'How many of which pack.',
    cost: 'What they cost.',
    caution: 'What a table cannot know.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
