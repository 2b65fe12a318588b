/** A window with a field that is checked; no offers, no words. */
export { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
export { useForm } from 'react-hook-form'
