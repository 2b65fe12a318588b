import type { WidgetContract } from '../contract/index.ts'

export const coinHistoryContract = {
  scope: 'coin-history',
  parts: {
    root: 'The article.',
    sums: 'How many there are, and how many were earned.',
    balance: 'How many there are.',
    earned: 'How many were earned.',
    history: 'What came and went.',
    list: 'The movements.',
    movement: 'One movement.',
    facts: 'For which order, when, and until when.',
    points: 'How many coins.',
  },
  attributes: { 'data-kind': 'Whether they were `earned`, `spent` or have `expired`.' },
  variables: {},
} as const satisfies WidgetContract
