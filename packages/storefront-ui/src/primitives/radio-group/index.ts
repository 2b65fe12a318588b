export { RadioCard } from './radio-card.tsx'
export type { RadioCardProps } from './radio-card.tsx'
export { RadioGroup } from './radio-group.tsx'
export type { RadioGroupProps } from './radio-group.tsx'
