import { createLazyIsland } from '@krishi/storefront-host/hydration'

/** The switch of alerts about orders, for pages of orders and of the account: nothing of it is loaded before the page is used. */
export const OrderAlerts = createLazyIsland('order-alerts', () => import('./order-alerts.tsx'))
