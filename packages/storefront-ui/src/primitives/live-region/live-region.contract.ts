import type { WidgetContract } from '../../contract/index.ts'

export const liveRegionContract = {
  scope: 'live-region',
  parts: { root: 'The region; nothing of it is drawn.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
