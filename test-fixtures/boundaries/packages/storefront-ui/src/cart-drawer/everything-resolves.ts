import { gone } from './gone.ts'

export const kept = gone
