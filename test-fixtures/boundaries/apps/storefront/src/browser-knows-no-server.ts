import { rows } from '../../api/src/rows.ts'

export const browserRows = rows
