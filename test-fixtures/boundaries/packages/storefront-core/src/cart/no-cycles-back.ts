import { one } from './no-cycles.ts'

export const two = one
