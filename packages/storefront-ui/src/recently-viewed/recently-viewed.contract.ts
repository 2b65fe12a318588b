import type { WidgetContract } from '../contract/index.ts'

export const recentlyViewedContract = {
  scope: 'recently-viewed',
  parts: {
    action: 'Clears the list, or brings it back.',
    cleared: 'Says that it was cleared.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
