import type { WidgetContract } from '../contract/index.ts'

export const variantPickerContract = {
  scope: 'variant-picker',
  parts: {
    root: 'Heading and packs.',
    heading: 'What is chosen here.',
    only: 'The pack, where there is but one.',
    list: 'The packs.',
    card: 'One pack; a link to the product with it chosen.',
    title: 'Its size.',
    check: 'The mark of the chosen one.',
    'sold-out': 'That it is sold out, in words.',
  },
  attributes: { 'data-availability': '`available` or `sold-out`.' },
  variables: {},
} as const satisfies WidgetContract
