export { CartLines } from './cart-lines.tsx'
export type { CartLinesProps } from './cart-lines.tsx'
export type { CartLineView } from './cart-lines.types.ts'
