import type { WidgetContract } from '../contract/index.ts'

export const variantPickerContract = {
  scope: 'variant-picker',
  parts: {
    root: 'Heading and packs.',
    heading: 'What is chosen here.',
    only: 'The pack, where there is but one.',
    empty: 'That there is none.',
    tabs: 'Single packs or multi packs, where there are both.',
    tab: 'One of them; a link to its first pack.',
    panel: 'The place of the packs.',
    list: 'The packs.',
    card: 'One pack; a link to the product with it chosen.',
    title: 'Its size.',
    check: 'The mark of the chosen one.',
    'sold-out': 'That it is sold out, in words.',
  },
  attributes: { 'data-availability': '`available` or `sold-out`.', 'data-layout': '`tabs` or `vertical`.' },
  variables: {},
} as const satisfies WidgetContract
