import type { WidgetContract } from '../../contract/index.ts'

export const confirmDialogContract = {
  scope: 'confirm-dialog',
  parts: { actions: 'Both answers, in the footer of the dialog.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
