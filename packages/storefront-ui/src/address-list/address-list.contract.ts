import type { WidgetContract } from '../contract/index.ts'

export const addressListContract = {
  scope: 'address-list',
  parts: {
    root: 'The addresses and the way to see more of them.',
    list: 'The addresses that are shown.',
    item: 'The place of one.',
    card: 'One address with what can be done with it.',
    name: 'Whose address it is, and whether it is the default.',
    lines: 'House, street, place and number.',
    actions: 'Edit, delete, make default.',
  },
  attributes: {
    'data-default': 'It is the default address.',
  },
  variables: {},
} as const satisfies WidgetContract
