import type { WidgetContract } from '../contract/index.ts'

export const savedForLaterContract = {
  scope: 'saved-for-later',
  parts: {
    root: 'The section.',
    title: 'Its heading; takes the focus when a line goes.',
    outcome: 'What became of the last move to the cart.',
    empty: 'That nothing is left.',
    list: 'The list.',
    line: 'One line.',
    picture: 'The ground of its picture.',
    facts: 'Name, pack, price and what has changed.',
    name: 'Its name, a link.',
    pack: 'Its pack size and how many.',
    note: 'What has changed since it was saved.',
    actions: '"Move to cart" and "Remove".',
  },
  attributes: {
    'data-available': 'On a line: it can be moved to the cart.',
    'data-tone': 'On a note: `good`, `plain` or `stop`.',
  },
  variables: {},
} as const satisfies WidgetContract
