import type { WidgetContract } from '../contract/index.ts'

export const reviewListContract = {
  scope: 'review-list',
  parts: {
    root: 'The list and what follows it.',
    list: 'The reviews.',
    item: 'One place of the list.',
    card: 'One review.',
    head: 'Who, how many stars, when.',
    author: 'Who wrote it.',
    buyer: 'That the author bought it in this shop.',
    date: 'When it was written or changed last.',
    message: 'The text of the review, in the language that it was written in.',
    pictures: 'The pictures of the review, in a row.',
    picture: 'One of them, small; it leads to the large one.',
    status: 'The live region: what is loading, how many are shown.',
    coming: 'Where the next reviews will be: their places while they are on their way.',
    more: 'The way to more, or that there is none.',
    'read-more': 'The link to all reviews.',
    end: 'That this was the last.',
  },
  attributes: {
    'data-status': '`loading`, `ready`, `loading-more`, `ended` or `failed`.',
    'data-room': '`kept` where it is known how many reviews will come.',
  },
  variables: {
    '--sf-review-list-count': 'How many reviews there is room for; set by the widget.',
    '--sf-review-list-each': 'The room of one of them.',
  },
} as const satisfies WidgetContract
