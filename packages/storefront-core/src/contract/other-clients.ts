import type { OperationTable } from './operation.ts'

/**
 * Calls that other clients of the backend make and pages of the shop do not: native apps, and shops that show ratings, crops or
 * advances in their own way. Apart from the others, so that no page loads how they are made.
 */
export const otherClientsOperations = {
  'auth.exchangeAppSession': { method: 'POST', path: '/session/app', access: 'public', isRepeatable: true },
  'cart.updatedCartItems': {
    method: 'POST',
    path: '/cart/items',
    apiVersion: '4.0',
    isRepeatable: true,
  },
  'catalog.productRatings': {
    path: '/products/:handle/ratings',
    access: 'public',
  },
  'checkout.advancePaymentByProduct': {
    method: 'POST',
    path: '/advance-payments',
    isRepeatable: true,
  },
  'checkout.hostedPayment': { method: 'POST', path: '/hosted-payments', idempotent: true },
  'community.deleteMedia': { method: 'DELETE', path: '/media' },
  'community.plants': { path: '/plants' },
  'community.updateComment': { method: 'PUT', path: '/comments/:commentId' },
} as const satisfies OperationTable
