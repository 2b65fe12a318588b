import type { WidgetContract } from '../contract/index.ts'

export const coinsMessageContract = {
  scope: 'coins-message',
  parts: {
    root: 'The sentence and the way to more.',
    words: 'What stands beside the coin.',
    how: 'Opens how coins are used.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
