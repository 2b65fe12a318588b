import { createLazyIsland } from '@krishi/storefront-host/hydration'

/** Coupon and coins of a checkout, above its bill: plain HTML until the page is touched [26.6, 27.1]. */
export const PaymentOffers = createLazyIsland('payment-offers', () => import('./payment-offers.tsx'))

/** How the price of a checkout came about, below its bill [30.14]. */
export const PaymentSteps = createLazyIsland('payment-steps', () => import('./payment-steps.tsx'))

/** What the shop promises to whoever pays, as it is today [04.7]. */
export const PaymentTrust = createLazyIsland('payment-trust', () => import('../trust/payment-trust.tsx'))
