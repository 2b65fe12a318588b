import type { WidgetContract } from '../contract/index.ts'

export const labelFactsContract = {
  scope: 'label-facts',
  parts: {
    root: 'What the label of a pesticide tells.',
    title: 'Heading of it.',
    toxicity: 'The sign, and what its colour means.',
    sign: 'The triangle with its signal word.',
    triangle: 'The drawing: white above, the colour of the class below.',
    signal: 'The signal word, in the upper half.',
    facts: 'The rest, by name.',
    fact: 'One of these.',
  },
  attributes: { 'data-toxicity': 'On `sign`: the class, `red`, `yellow`, `blue` or `green`.' },
  variables: { '--sf-label-facts-sign': 'Width and height of the triangle. Default 8.5rem.' },
} as const satisfies WidgetContract
