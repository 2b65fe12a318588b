import type { WidgetContract } from '../../contract/index.ts'

export const skeletonContract = {
  scope: 'skeleton',
  parts: { root: 'The place that is kept.', line: 'One line of it.' },
  attributes: {},
  variables: { '--sf-skeleton-height': 'Height of a block; set by the component.' },
} as const satisfies WidgetContract
