import type { WidgetContract } from '../contract/index.ts'

export const shareMenuContract = {
  scope: 'share-menu',
  parts: { root: 'The link and the ways to pass it on.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
