export { CoinsBox } from './coins-box.tsx'
export type { CoinsBoxProps } from './coins-box.tsx'
