import type { WidgetContract } from '../contract/index.ts'

export const buyAgainContract = {
  scope: 'buy-again',
  parts: {
    root: 'The button and what became of it.',
    outcome: 'What came into the cart.',
    shortfalls: 'What could not be had as before.',
    ways: 'To the cart, or back.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
