export { CompositionBox } from './composition-box.tsx'
export type { CompositionBoxProps } from './composition-box.tsx'
