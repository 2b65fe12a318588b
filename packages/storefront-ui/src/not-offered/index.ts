export { NotOffered } from './not-offered.tsx'
export type { NotOfferedProps } from './not-offered.tsx'
