export { AccountMenu } from './account-menu.tsx'
export type { AccountMenuProps } from './account-menu.tsx'
