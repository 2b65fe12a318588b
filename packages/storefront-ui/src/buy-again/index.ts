export { BuyAgain } from './buy-again.tsx'
export type { BuyAgainProps, BuyAgainState } from './buy-again.tsx'
