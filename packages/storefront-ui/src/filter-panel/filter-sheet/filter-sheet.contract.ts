import type { WidgetContract } from '../../contract/index.ts'

export const filterSheetContract = {
  scope: 'filter-sheet',
  parts: {
    root: 'Menu and pane beside each other.',
    menu: 'All sections, the sort first.',
    tab: 'One section.',
    chosen: 'How much is chosen in it.',
    pane: 'The choices of the section in view.',
    foot: 'Clear and Apply.',
  },
  attributes: {},
  variables: { '--sf-filter-panel-height': 'The most height that a long list takes in the pane; `none` for others.' },
} as const satisfies WidgetContract
