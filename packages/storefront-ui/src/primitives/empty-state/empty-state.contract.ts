import type { WidgetContract } from '../../contract/index.ts'

export const emptyStateContract = {
  scope: 'empty-state',
  parts: { root: 'The column.', drawing: 'The small drawing.', title: 'The sentence.', text: 'What could be done.' },
  attributes: { 'data-ink': 'A stroke of the drawing: `ground`, `soft` or `leaf`.' },
  variables: {},
} as const satisfies WidgetContract
