import type { WidgetContract } from '../contract/index.ts'

export const coinsBoxContract = {
  scope: 'coins-box',
  parts: {
    root: 'The box.',
    state: 'The choice, or why there is none.',
    reason: 'The balance of coins, and why they cannot be used.',
    more: 'What the order earns, and the way to more.',
    how: 'Opens how coins are used.',
  },
  attributes: { 'data-status': '`offered`, `used`, or `unusable` where no coin can be spent.' },
  variables: {},
} as const satisfies WidgetContract
