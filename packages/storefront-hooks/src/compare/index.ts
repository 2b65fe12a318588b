export { comparedOf, createCompared } from './create-compared.ts'
export type { Compared, ComparedActions, ComparedState } from './create-compared.ts'
export { useCompared, useComparison } from './use-compared.ts'
export type { ComparedProduct } from './use-compared.ts'
