export { LabelFacts } from './label-facts.tsx'
export type { LabelFactsProps } from './label-facts.tsx'
