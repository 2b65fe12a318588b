export { NavigationBar } from './navigation-bar.tsx'
export type { NavigationBarProps, NavigationItem } from './navigation-bar.tsx'
