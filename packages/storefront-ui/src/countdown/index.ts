export { Countdown } from './countdown.tsx'
export type { CountdownProps } from './countdown.tsx'
