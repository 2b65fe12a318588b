export { OrderNote } from './order-note.tsx'
export type { OrderNoteProps } from './order-note.tsx'
