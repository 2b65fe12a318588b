export { addCompared, compareLimit, comparedFacts, parseCompared } from './compare.ts'
export type { ComparedFacts } from './compare.ts'
