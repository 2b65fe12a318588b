import type { WidgetContract } from '../../contract/index.ts'

export const badgeContract = {
  scope: 'badge',
  parts: { root: 'The chip.', label: 'Its words.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
