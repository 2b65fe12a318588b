import type { WidgetContract } from '../contract/index.ts'

export const priceRangeContract = {
  scope: 'price-range',
  parts: {
    root: 'Everything about the price.',
    head: 'What is in force, and the way out of it.',
    words: 'The range in words.',
    clear: 'Back to any price.',
    bands: 'Ranges to pick with one tap.',
    band: 'One of them.',
    choice: 'Its native radio.',
    picture: 'Stands where the slider will be.',
    fields: 'The two amounts to type.',
    hint: 'To which step amounts are rounded.',
  },
  attributes: {},
  variables: {
    '--sf-price-range-from': 'Where the rendered fill begins, as a percentage; set by the component.',
    '--sf-price-range-to': 'Where it ends.',
  },
} as const satisfies WidgetContract
