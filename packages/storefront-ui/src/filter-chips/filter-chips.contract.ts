import type { WidgetContract } from '../contract/index.ts'

export const filterChipsContract = {
  scope: 'filter-chips',
  parts: {
    root: 'The row of ways into sort and filters.',
    list: 'The chips; it scrolls sideways.',
    chip: 'One way in.',
    count: 'How much is chosen behind it.',
    active: 'The list of filters in force.',
    heading: 'Its name; read and not rendered.',
    filters: 'The filters in force, and the way out of all.',
    filter: 'One of them; a tap takes it away.',
  },
  attributes: { 'data-active': 'Something is chosen behind the chip.' },
  variables: {},
} as const satisfies WidgetContract
