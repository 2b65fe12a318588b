export { MenuDrawer } from './menu-drawer.tsx'
export type { MenuDrawerProps } from './menu-drawer.tsx'
