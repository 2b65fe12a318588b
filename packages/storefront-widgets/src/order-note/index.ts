export { OrderNoteWidget } from './order-note-widget.tsx'
