import type { WidgetContract } from '../contract/index.ts'

export const trackOrderContract = {
  scope: 'track-order',
  parts: {
    form: 'The number and its button.',
    missing: 'That the answer was not whole.',
    heading: 'Its first words.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
