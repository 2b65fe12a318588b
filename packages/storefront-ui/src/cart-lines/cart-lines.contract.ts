import type { WidgetContract } from '../contract/index.ts'

export const cartLinesContract = {
  scope: 'cart-lines',
  parts: {
    root: 'The list.',
    line: 'One line.',
    picture: 'The ground of its picture.',
    facts: 'Name, pack and price of one.',
    name: 'Its name, a link.',
    pack: 'Its pack size.',
    each: 'The price of one, where there are several.',
    control: 'Quantity, "Remove" and "Save for later".',
    total: 'What the line costs.',
    'total-label': 'The word for it, for screen readers.',
    saving: 'A change is on its way.',
    notice: 'What happened to the line, or what went wrong.',
  },
  attributes: {
    'data-line': 'On a line: the id of its pack, by which a page finds it.',
    'data-status': '`idle`, `pending` or `failed`.',
    'data-available': 'The line can be bought.',
  },
  variables: { '--sf-cart-lines-picture': 'Side of a picture. Default 72px.' },
} as const satisfies WidgetContract
