import { createIsland } from '../shell/island.tsx'

/** Coupon and coins of a checkout, above its bill: plain HTML until the page is touched [26.6, 27.1]. */
export const PaymentOffers = createIsland('payment-offers', () => import('./payment-offers.tsx'))

/** How the price of a checkout came about, below its bill [30.14]. */
export const PaymentSteps = createIsland('payment-steps', () => import('./payment-steps.tsx'))

/** What the shop promises to whoever pays, as it is today [04.7]. */
export const PaymentTrust = createIsland('payment-trust', () => import('../trust/payment-trust.tsx'))
