export { AlertSwitch } from './alert-switch.tsx'
export type { AlertSwitchProps } from './alert-switch.tsx'
