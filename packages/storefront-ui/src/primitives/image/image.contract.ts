import type { WidgetContract } from '../../contract/index.ts'

export const imageContract = {
  scope: 'image',
  parts: { root: 'The picture.' },
  attributes: { 'data-status': '`shown`, `fallback` after a failure, `failed` when the fallback failed too.' },
  variables: {},
} as const satisfies WidgetContract
