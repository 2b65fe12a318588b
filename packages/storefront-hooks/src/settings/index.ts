export { createHttpSettingsPort } from './create-http-settings-port.ts'
export { readSettings } from './read-settings.ts'
export type { SettingsPort } from './settings-port.ts'
export { useSettings } from './use-settings.ts'
