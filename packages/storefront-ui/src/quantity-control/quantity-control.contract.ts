import type { WidgetContract } from '../contract/index.ts'

export const quantityControlContract = {
  scope: 'quantity-control',
  parts: {
    root: 'The control; a form when it was given an address.',
    controls: 'The buttons and the number between them.',
    decrease: 'One less; at 1 it removes.',
    value: 'How many are in the cart.',
    field: 'Where the number is typed: over the value while it has the focus.',
    increase: 'One more; at 0 it fills the control and reads "Add to cart".',
    label: 'The words on it.',
    note: 'Why there can be no more.',
  },
  attributes: {
    'data-add-to-cart': 'A submit adds one; a script that starts late may queue it.',
    'data-empty': 'None is in the cart.',
    'data-status': '`idle`, or `pending` while a change is on its way to the server.',
    'data-availability': '`available`, `sold-out` or `archived`.',
    'data-at-limit': 'No more can be taken.',
  },
  variables: {},
} as const satisfies WidgetContract
