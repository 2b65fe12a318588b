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
  /** Whether nobody knows what became of it: there was no answer yet, not even that it is to be paid. */
  isUnanswered(checkoutId: string): boolean
  /** Notes that the answer came and is not the last one: it is to be paid. */
  noteAnswer(checkoutId: string): void
  forget(checkoutId: string): void
}

// The server checks the payload; here it only has to be the one of this checkout.
const isPayload: Guard<CheckoutPayload> = (value): value is CheckoutPayload =>
  isRecord(value) && isText(value['checkoutId']) && isRecord(value['cart'])

const isIntent = hasShape<OrderIntent>({ idempotencyKey: isText, payload: isPayload })

const isTrue: Guard<true> = (value): value is true => value === true
const isAnswered = hasShape<{ readonly isAnswered: true }>({ isAnswered: isTrue })

/** Keeps intents in session storage: they end with the tab. */
export function createOrderIntents(sessionStorage: SafeStorage): OrderIntents {
  function readText(checkoutId: string): unknown {
    return parseJson(sessionStorage.read(sessionKeys.orderIntent(checkoutId)))
  }

  function read(checkoutId: string): OrderIntent | null {
    const kept = readText(checkoutId)
    if (!isIntent(kept) || kept.payload.checkoutId !== checkoutId) return null
    return { idempotencyKey: kept.idempotencyKey, payload: kept.payload }
  }

  function write(checkoutId: string, intent: OrderIntent & { readonly isAnswered?: true }) {
    sessionStorage.write(sessionKeys.orderIntent(checkoutId), JSON.stringify(intent))
  }

  return {
    read,
    keep: write,
    isUnanswered: (checkoutId) => read(checkoutId) !== null && !isAnswered(readText(checkoutId)),
    noteAnswer(checkoutId) {
      const intent = read(checkoutId)
      if (intent) write(checkoutId, { ...intent, isAnswered: true })
    },
    forget: (checkoutId) => sessionStorage.remove(sessionKeys.orderIntent(checkoutId)),
  }
}
