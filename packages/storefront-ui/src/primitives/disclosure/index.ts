export { useDismissal } from './use-dismissal.ts'
