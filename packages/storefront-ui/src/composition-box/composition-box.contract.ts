import type { WidgetContract } from '../contract/index.ts'

export const compositionBoxContract = {
  scope: 'composition-box',
  parts: {
    root: 'Composition and marker.',
    words: 'Heading and composition.',
    title: 'What the box holds.',
    content: 'The composition.',
    marker: 'The rendered marker of the molecule.',
    code: 'Its code.',
    picture: "The shop's own picture of the marker.",
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
