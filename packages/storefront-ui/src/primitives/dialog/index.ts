export { Dialog } from './dialog.tsx'
export type { DialogProps } from './dialog.tsx'
export type { ModalProps } from './modal.tsx'
export { useNoticeOutlet } from './use-notice-outlet.ts'
