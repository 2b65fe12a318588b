export { TabBar } from './tab-bar.tsx'
export type { TabBarProps } from './tab-bar.tsx'
