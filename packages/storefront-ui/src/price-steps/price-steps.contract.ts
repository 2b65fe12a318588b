import type { WidgetContract } from '../contract/index.ts'

export const priceStepsContract = {
  scope: 'price-steps',
  parts: {
    root: 'The button and its sheet.',
    steps: 'All the steps.',
    step: 'One step, or the sum.',
    label: 'What it is.',
    amount: 'What it adds or takes away.',
    why: 'Why it is there.',
  },
  attributes: { 'data-kind': 'The kind of the step, or `payable`.' },
  variables: {},
} as const satisfies WidgetContract
