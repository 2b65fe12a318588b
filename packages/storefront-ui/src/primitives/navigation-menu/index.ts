export { NavigationMenu, NavigationMenuEntry, NavigationMenuLink } from './navigation-menu.tsx'
export type { NavigationMenuEntryProps, NavigationMenuProps } from './navigation-menu.tsx'
