import type { WidgetContract } from '../../contract/index.ts'

export const selectContract = {
  scope: 'select',
  parts: { sign: 'The arrow, or the lock of a value that is kept. The rest is that of `field`.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
