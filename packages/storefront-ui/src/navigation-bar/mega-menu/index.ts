export { MegaMenu } from './mega-menu.tsx'
export type { MegaMenuProps } from './mega-menu.tsx'
