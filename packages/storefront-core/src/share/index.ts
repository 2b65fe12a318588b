export { messagingAppUrl, toShareLinkRequest } from './share.ts'
export type { SharedProduct } from './share.ts'
