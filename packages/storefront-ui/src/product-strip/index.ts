export { ProductStrip } from './product-strip.tsx'
export type { ProductStripProps } from './product-strip.tsx'
