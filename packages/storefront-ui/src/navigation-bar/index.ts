export type { NavigationItem } from './menu/menu.tsx'
export { NavigationBar } from './navigation-bar.tsx'
export type { NavigationBarProps } from './navigation-bar.tsx'
