import type { WidgetContract } from '../contract/index.ts'

export const bulkOrderBannerContract = {
  scope: 'bulk-order-banner',
  parts: {
    root: 'The link.',
    words: 'Question and offer.',
    title: 'The question.',
    arrow: 'What moves.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
