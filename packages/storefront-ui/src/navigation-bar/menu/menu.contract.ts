import type { WidgetContract } from '../../contract/index.ts'

export const navigationMenuContract = {
  scope: 'navigation-menu',
  parts: {
    root: 'The row of links.',
    track: 'The way to the orders, at its head except on wide screens.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
