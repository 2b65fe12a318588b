export { AppModal } from './app-modal.tsx'
export type { AppModalProps } from './app-modal.tsx'
