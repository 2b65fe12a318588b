import type { WidgetContract } from '../../contract/index.ts'

export const progressBarContract = {
  scope: 'progress',
  parts: { root: 'The track.', fill: 'The part that is done.' },
  attributes: { 'data-complete': 'Everything is done.' },
  variables: { '--sf-progress-done': 'The part that is done, from 0 to 1; set by the component.' },
} as const satisfies WidgetContract
