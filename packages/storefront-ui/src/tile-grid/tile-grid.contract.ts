import type { WidgetContract } from '../contract/index.ts'

export const tileGridContract = {
  scope: 'tile-grid',
  parts: {
    root: 'The section.',
    header: 'Heading and "View all".',
    'view-all': 'Link to everything.',
    list: 'The tiles.',
    tile: 'Link of a tile.',
    name: 'Its name.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
