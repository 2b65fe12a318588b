export { createHttpNotifyMePort } from './create-http-notify-me-port.ts'
export { createNotifyMeStore } from './create-notify-me-store.ts'
export type {
  NotifyMeActions,
  NotifyMeEvent,
  NotifyMeOptions,
  NotifyMeState,
  NotifyMeStore,
} from './create-notify-me-store.ts'
export type { NotifyMePort } from './notify-me-port.ts'
export { useNotifyMe } from './use-notify-me.ts'
