export { createToastStore } from './toast-store.ts'
export type { NewToast, Toast, ToastAction, ToastStore } from './toast-store.ts'
export { Toaster } from './toaster.tsx'
export type { ToasterProps } from './toaster.tsx'
