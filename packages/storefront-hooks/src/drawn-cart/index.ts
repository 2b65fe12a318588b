export { createDrawnCart } from './create-drawn-cart.ts'
export type { DrawnCart } from './create-drawn-cart.ts'
export { drawCart } from './draw-cart.ts'
