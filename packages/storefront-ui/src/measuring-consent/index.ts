export { MeasuringAsk } from './measuring-ask.tsx'
export type { MeasuringAskProps } from './measuring-ask.tsx'
export { MeasuringSettings } from './measuring-settings.tsx'
export type { MeasuringSettingsProps } from './measuring-settings.tsx'
