import type { WidgetContract } from '../contract/index.ts'

export const menuDrawerContract = {
  scope: 'menu-drawer',
  parts: {
    root: 'The menus, and what stands under them.',
    menu: 'A menu with links under it: an accordion.',
    name: 'Its name; opens it.',
    links: 'What stands under it.',
    group: 'Links that belong together.',
    'group-name': 'What they are.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
