import type { WidgetContract } from '../contract/index.ts'

export const ratingSummaryContract = {
  scope: 'rating-summary',
  parts: {
    root: 'Everything.',
    average: 'The average with its stars.',
    count: 'How many have rated.',
    list: 'The rows from five stars to one.',
    row: 'One number of stars.',
    stars: 'Which number.',
    bar: 'Its share as a bar, which only repeats the figure.',
    share: 'Its share in percent.',
  },
  attributes: { 'data-pending': 'The shares are still being asked for.' },
  variables: { '--sf-rating-summary-share': 'How far a bar is filled, in percent.' },
} as const satisfies WidgetContract
