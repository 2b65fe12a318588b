import type { WidgetContract } from '../../contract/index.ts'

export const megaMenuContract = {
  scope: 'mega-menu',
  parts: {
    trigger: 'The name of a menu; opens its panel.',
    panel: 'What stands under a menu.',
    all: 'Leads to everything of the menu.',
    group: 'Links that belong together.',
    'group-name': 'What they are.',
  },
  attributes: { 'data-large': 'A group with many links, which takes more room.' },
  variables: {},
} as const satisfies WidgetContract
