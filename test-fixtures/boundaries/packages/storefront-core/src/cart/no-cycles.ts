import { two } from './no-cycles-back.ts'

export const one = () => two
