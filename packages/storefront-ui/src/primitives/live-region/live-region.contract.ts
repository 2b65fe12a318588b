import type { WidgetContract } from '../../contract/index.ts'

export const liveRegionContract = {
  scope: 'live-region',
  parts: { root: 'The region; nothing of it is rendered.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
