import type { WidgetContract } from '../contract/index.ts'

export const tabBarContract = {
  scope: 'tab-bar',
  parts: { root: 'The bar at the end of a phone’s screen.', tab: 'A link with its icon and its word.' },
  attributes: { 'data-away': 'It is out of the way: the shopper reads on.' },
  variables: {},
} as const satisfies WidgetContract
