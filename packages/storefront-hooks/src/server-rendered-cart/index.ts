export { createServerRenderedCart } from './create-server-rendered-cart.ts'
export type { ServerRenderedCart } from './create-server-rendered-cart.ts'
export { toServerRenderedCart } from './to-server-rendered-cart.ts'
