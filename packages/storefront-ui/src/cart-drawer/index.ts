export { CartDrawerFrame } from './cart-drawer-frame.tsx'
export type { CartDrawerFrameProps } from './cart-drawer-frame.tsx'
export { CartDrawer } from './cart-drawer.tsx'
export type { CartDrawerProps } from './cart-drawer.tsx'
export type {
  CartContentProps,
  CartFrameProps,
  CartParts,
  CartRenders,
  CartStage,
  CartView,
} from './cart-drawer.types.ts'
export { CartPanelFrame } from './cart-panel-frame.tsx'
export { CartPanel } from './cart-panel.tsx'
export type { CartPanelProps } from './cart-panel.tsx'
export { CartPrepaid } from './cart-prepaid.tsx'
export type { CartPrepaidProps } from './cart-prepaid.tsx'
export { CartProceed } from './cart-proceed.tsx'
export type { CartProceedProps } from './cart-proceed.tsx'
export { cartStage } from './cart-stage.ts'
