import type { WidgetContract } from '../contract/index.ts'

export const priceBlockContract = {
  scope: 'price-block',
  parts: {
    root: 'Name, facts and price of a product.',
    name: 'The heading of the page.',
    facts: 'Brand, rating and organic badge on one line.',
    brand: 'Who makes it.',
    rating: 'How it was rated.',
    technical: 'Active ingredient, grade or variety.',
    offer: 'Price, printed price and saving.',
    terms: 'What the price covers.',
    taxes: 'That taxes are in it.',
    'unit-price': 'The price by weight, volume or count.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
