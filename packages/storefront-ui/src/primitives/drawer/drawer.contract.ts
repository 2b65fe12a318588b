import type { WidgetContract } from '../../contract/index.ts'
import { dialogContract } from '../dialog/dialog.contract.ts'

export const drawerContract = {
  scope: 'drawer',
  parts: dialogContract.parts,
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
