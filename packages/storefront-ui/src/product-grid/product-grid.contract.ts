import type { WidgetContract } from '../contract/index.ts'

export const productGridContract = {
  scope: 'product-grid',
  parts: {
    root: 'The grid; its width decides the number of columns.',
    earlier: 'Above the cards: the way to those before them.',
    list: 'The cards.',
    cell: 'The place of one card.',
    status: 'What happens to the list, for screen readers.',
    more: 'Under the cards: how many are shown and the way to more.',
    count: 'How many are shown.',
    end: 'There are no more.',
  },
  attributes: { 'data-status': '`loading`, `ready`, `loading-more`, `loading-earlier`, `ended` or `failed`.' },
  variables: {},
} as const satisfies WidgetContract
