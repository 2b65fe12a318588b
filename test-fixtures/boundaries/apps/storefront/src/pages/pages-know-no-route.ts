import { addresses } from '../routes/route-table.ts'

export const others = addresses
