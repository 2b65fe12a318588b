import { rows } from '../../../../apps/api/src/rows.ts'

export const pages = rows
