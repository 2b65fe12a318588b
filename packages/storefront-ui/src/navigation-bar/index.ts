export type { NearMenu } from './menu/menu.tsx'
export { NavigationBar } from './navigation-bar.tsx'
export type { NavigationBarProps } from './navigation-bar.tsx'
export type { NavigationGroup, NavigationItem, NavigationLink, NavigationPanel } from './navigation-item.ts'
