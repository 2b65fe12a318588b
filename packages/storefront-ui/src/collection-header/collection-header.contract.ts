import type { WidgetContract } from '../contract/index.ts'

export const collectionHeaderContract = {
  scope: 'collection-header',
  parts: {
    root: 'The head of the list.',
    title: 'Its name.',
    count: 'How many products it holds.',
    description: 'The text below the grid.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
