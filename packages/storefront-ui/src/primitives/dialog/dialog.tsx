import { Modal } from './modal.tsx'
import type { ModalProps } from './modal.tsx'

/** Props of a dialog. */
export interface DialogProps extends ModalProps {
  /** `sm` for a question, `md` for a form, `full` for a picture: the whole screen, a large panel from 1200 px. @default 'md' */
  size?: 'md' | 'sm' | 'full'
  /** `alertdialog` interrupts with something that must be answered. */
  role?: 'alertdialog'
}

/** Something to settle before going on, in the middle of the screen. Renders a modal `<dialog>` while open. */
export function Dialog({ size = 'md', ...modal }: DialogProps) {
  return modal.open ? <Modal {...modal} scope="dialog" look={`sf-dialog--${size}`} /> : null
}
