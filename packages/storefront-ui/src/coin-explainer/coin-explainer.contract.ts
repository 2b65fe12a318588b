import type { WidgetContract } from '../contract/index.ts'

export const coinExplainerContract = {
  scope: 'coin-explainer',
  parts: {
    root: 'What the dialog holds.',
    media: 'Picture or film.',
    steps: 'How it is done.',
    heading: 'Above the terms.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
