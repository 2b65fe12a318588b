export { Supported } from './supported.tsx'
export type { SupportedProps } from './supported.tsx'
