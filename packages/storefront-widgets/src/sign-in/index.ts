export { SignInModalWidget } from './sign-in-modal-widget.tsx'
export type { SignInModalWidgetProps } from './sign-in-modal-widget.tsx'
export { SignInWidget } from './sign-in-widget.tsx'
export type { SignInWidgetProps } from './sign-in-widget.tsx'
