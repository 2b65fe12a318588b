export { PriceSteps } from './price-steps.tsx'
export type { PriceStepsProps } from './price-steps.tsx'
export type { StepFacts } from './step-words.ts'
