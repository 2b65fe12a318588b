export { CoinsMessage } from './coins-message.tsx'
export type { CoinsMessageProps } from './coins-message.tsx'
