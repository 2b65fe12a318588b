import { rows } from '../../../../apps/api/src/rows.ts'

export const buttons = rows
