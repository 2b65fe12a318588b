import type { WidgetContract } from '../../contract/index.ts'

export const virtualListContract = {
  scope: 'virtual-list',
  parts: { root: 'The list; it scrolls.', rows: 'As high as all rows together.', row: 'A row near the view.' },
  attributes: { 'data-index': 'The place of a row in the whole list, from 0.' },
  variables: { '--sf-virtual-list-height': 'The most height that the list takes.' },
} as const satisfies WidgetContract
