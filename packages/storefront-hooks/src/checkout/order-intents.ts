import type { CheckoutPayload } from '@krishi/storefront-core/contract'
import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isRecord, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { sessionKeys } from '../storage/index.ts'
import type { OrderIntent } from './checkout-port.ts'

/**
 * Orders that have no final answer yet, by checkout. Key and payload are kept as they were sent, so that asking again is
 * the same question even after a reload, and the server can give the first answer [30.12].
 */
export interface OrderIntents {
  read(checkoutId: string): OrderIntent | null
  keep(checkoutId: string, intent: OrderIntent): void
  forget(checkoutId: string): void
}

// The server checks the payload; here it only has to be the one of this checkout.
const isPayload: Guard<CheckoutPayload> = (value): value is CheckoutPayload =>
  isRecord(value) && isText(value['checkoutId']) && isRecord(value['cart'])

const isIntent = hasShape<OrderIntent>({ idempotencyKey: isText, payload: isPayload })

/** Keeps intents in session storage: they end with the tab. */
export function createOrderIntents(sessionStorage: SafeStorage): OrderIntents {
  return {
    read(checkoutId) {
      const intent = parseJson(sessionStorage.read(sessionKeys.orderIntent(checkoutId)))
      return isIntent(intent) && intent.payload.checkoutId === checkoutId ? intent : null
    },
    keep: (checkoutId, intent) =>
      void sessionStorage.write(sessionKeys.orderIntent(checkoutId), JSON.stringify(intent)),
    forget: (checkoutId) => sessionStorage.remove(sessionKeys.orderIntent(checkoutId)),
  }
}
