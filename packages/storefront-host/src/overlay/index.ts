export { createOverlay } from './overlay.tsx'
export type { Overlay, OverlayProps } from './overlay.tsx'
