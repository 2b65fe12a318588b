import { Modal } from '../dialog/modal.tsx'
import type { ModalProps } from '../dialog/index.ts'

/** Props of a drawer. */
export interface DrawerProps extends ModalProps {
  /** The edge it comes from; `bottom` is a sheet. @default 'end' */
  side?: 'end' | 'start' | 'bottom'
}

/** A tall panel at an edge, the whole screen on a phone. Renders a modal `<dialog>` while open. */
export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  return modal.open ? <Modal {...modal} scope="drawer" look={`sf-drawer--${side}`} /> : null
}
