import { excessLines } from '@krishi/storefront-core/cart'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryWallet } from '../loyalty/memory-wallet.ts'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { MemoryIdentity } from '../session/memory-identity.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import type { CheckoutPort } from './checkout-port.ts'
import type { MemoryLedger } from './memory-ledger.ts'
import { toMemoryCheckout } from './memory-ledger.ts'
import { placeInMemory, settleInMemory } from './memory-orders.ts'
import { paymentStatusInMemory, verifyInMemory } from './memory-payments.ts'

/** Makes checkouts and places orders in memory, with the answers and refusals of the real backend. */
export function createMemoryCheckoutPort(
  backend: MemoryBackend,
  ledger: MemoryLedger,
  wallet: MemoryWallet,
  identity: Pick<MemoryIdentity, 'user'> = createMemoryIdentity(),
): CheckoutPort {
  return {
    create: (cart, options) =>
      backend.answer('checkout.create', options, () => {
        if (cart.lineItems.length === 0) return err('checkout/items-not-valid')
        if (excessLines(cart.lineItems.length) > 0) return err('request/invalid')
        const id = `checkout-${ledger.checkouts.size + 1}`
        ledger.checkouts.set(id, cart)
        return ok(id)
      }),
    read: ({ checkoutId }, options) =>
      backend.answer('checkout.read', options, () => {
        const cart = ledger.checkouts.get(checkoutId)
        if (!cart) return err('request/not-found')
        return ok(toMemoryCheckout(backend, checkoutId, cart, ledger.completed.get(checkoutId) ?? null, wallet))
      }),
    updateAddress: ({ checkoutId, address, discountCode, discountAmount, usesCoins }, options) =>
      backend.answer('checkout.updateAddress', options, () => {
        const cart = ledger.checkouts.get(checkoutId)
        if (!cart) return err('request/not-found')
        if (ledger.completed.has(checkoutId)) return err('checkout/already-completed')
        ledger.checkouts.set(checkoutId, {
          ...cart,
          discountCode,
          discountAmount,
          usesCoins: usesCoins ?? cart.usesCoins,
          address,
          buyer: { ...cart.buyer, phone: address.phone },
        })
        return ok(checkoutId)
      }),
    placeOrder: (intent, options) =>
      backend.answer('checkout.placeOrder', options, () => placeInMemory(backend, ledger, wallet, intent)),
    settleOrder: (question, options) =>
      backend.answer('checkout.settleOrder', options, () => ok(settleInMemory(backend, ledger, question))),
    verifyPayment: (proof, options) =>
      backend.answer('checkout.verifyPayment', options, () => verifyInMemory(ledger, proof)),
    customerToken: ({ mobileNumber }, options) =>
      backend.answer('checkout.customerToken', options, () => {
        const user = identity.user()
        const isHers = user.isGuestUser === false && user.mobileNumber === mobileNumber
        return isHers ? ok(`token-of-${mobileNumber}`) : err('auth/forbidden')
      }),
    createExternal: ({ cart }, options) =>
      backend.answer('checkout.createExternal', options, () => {
        if (cart.lineItems.length === 0) return err('checkout/items-not-valid')
        const host = 'https://external.example'
        return ok({ checkoutUrl: `${host}/checkouts/1`, formUrl: `${host}/session`, hosts: ['external.example'] })
      }),
    paymentStatus: ({ orderId }, options) =>
      backend.answer('checkout.paymentStatus', options, () => paymentStatusInMemory(backend, ledger, orderId)),
  }
}
