import type { WidgetContract } from '../contract/index.ts'

export const filmContract = {
  scope: 'film',
  parts: {
    root: 'The figure.',
    stage: 'The place of the picture, and of the player after it.',
    play: 'The button over the picture.',
    player: 'The frame of YouTube.',
    note: 'Where the film comes from, and the way there.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
