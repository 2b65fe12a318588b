import type { WidgetContract } from '../contract/index.ts'

export const trackingTimelineContract = {
  scope: 'tracking-timeline',
  parts: {
    root: 'The way of a parcel.',
    parcel: 'Who brings it, and its number.',
    stale: 'That the carrier does not answer now.',
    events: 'What happened, the newest first.',
    event: 'One thing that happened.',
  },
  attributes: { 'data-newest': 'On the newest event.' },
  variables: {},
} as const satisfies WidgetContract
