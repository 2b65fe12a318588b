import type { WidgetContract } from '../contract/index.ts'

export const couponSuccessContract = {
  scope: 'coupon-success',
  parts: {
    region: 'The live region; empty most of the time.',
    root: 'The celebration, over the page.',
    card: 'The popup.',
    sign: 'Its drawing.',
    words: 'What was applied and what it takes off.',
    confetti: 'All the bits of paper.',
    piece: 'One of them.',
  },
  attributes: { 'data-ink': 'Colour of a bit of paper: `leaf`, `turmeric` or `sky`.' },
  variables: {},
} as const satisfies WidgetContract
