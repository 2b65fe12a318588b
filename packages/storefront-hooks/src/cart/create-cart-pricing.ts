import type { CartLine } from '@krishi/storefront-core/cart'
import { isRemoval, putIntent } from '@krishi/storefront-core/cart'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { applyPriceResponse, toPriceRequest } from './apply-price-response.ts'
import { withFailure, withoutQuestion, withStoredLines } from './cart-changes.ts'
import type { CartPersistence } from './cart-persistence.ts'
import type { CartPrices } from './cart-port.ts'
import type { CartStoreOptions } from './cart-store.ts'
import type { CartStateStore } from './create-cart-state.ts'
import { createPriceSync } from './create-price-sync.ts'
import type { PriceSync } from './create-price-sync.ts'
import type { RemovedLines } from './create-removed-lines.ts'

/** Prices that are younger than this are not asked for again when the page comes back, in ms. */
const freshMs = 60_000

/** The intents of a cart: stored at once, and priced by one call after each burst of them [23.6]. */
export interface CartPricing {
  readonly sync: PriceSync
  /** Asks for a quantity of a line, which goes before `followers` where it comes back. */
  readonly request: (line: CartLine, quantity: number, followers?: readonly string[]) => void
  /** Takes over lines that were stored elsewhere. */
  readonly adopt: (lines: readonly CartLine[]) => void
  /** Stores what the shopper sees, and takes over what another tab has stored meanwhile. */
  readonly store: () => void
  /** Notes that prices were read at a time, in ms since 1970. */
  readonly pricedAt: (at: number) => void
  /** There is something to ask for, and its last answer is missing or old. */
  readonly isStale: () => boolean
}

/** Creates the pricing of a cart. */
export function createCartPricing(
  { port, locale, clock }: Pick<CartStoreOptions, 'port' | 'locale' | 'clock'>,
  cart: CartStateStore,
  persistence: CartPersistence,
  removedLines: RemovedLines,
): CartPricing {
  const sync = createPriceSync({
    clock,
    question() {
      const lines = asked()
      if (lines.length > 0) return { lines, sequence }
      cart.commit(withoutQuestion(cart.getState()))
      return null
    },
    ask: (lines, signal) => port.price({ lines, locale }, { signal }),
    onAsk: () => cart.commit({ isSyncing: true, error: null }),
    onAnswer,
  })
  let sequence = 0
  let pricedAt = -Infinity

  const asked = () => toPriceRequest(cart.lines(), cart.getState().changes)
  const adopt = (lines: readonly CartLine[]) => cart.commit(withStoredLines(cart.getState(), lines))

  function store() {
    const lines = cart.lines()
    const saved = persistence.save(lines)
    if (saved === lines) return
    adopt(saved)
    sync.discard()
  }

  function onAnswer(answer: Result<CartPrices, PortErrorCode>, askedSequence: number) {
    const before = cart.getState()
    if (!answer.ok) return cart.commit(withFailure(before, answer.error.code))
    pricedAt = clock.now()
    const { news, ...priced } = applyPriceResponse(before, answer.value, askedSequence)
    const idOf = ({ line }: { readonly line: CartLine }) => line.id
    removedLines.noteLeaving(before.view.lineIds, news.filter(isRemoval).map(idOf))
    persistence.touch(news.filter(({ kind }) => kind !== 'price-changed').map(idOf))
    cart.commit({ ...priced, status: 'ready', isSyncing: false, ...(news.length > 0 && { news }) })
    if (news.length === 0) return
    persistence.saveReceipt(priced.changes)
    store()
    cart.emit({ kind: 'cart-changed', changes: news })
  }

  return {
    sync,
    request(line, quantity, followers) {
      sequence += 1
      persistence.touch([line.id])
      const intent = { lineId: line.id, quantity, sequence, line, ...(followers && { followers }) }
      cart.commit({ pending: putIntent(cart.getState().pending, intent) })
      store()
      sync.schedule()
    },
    adopt,
    store,
    pricedAt: (at) => void (pricedAt = at),
    isStale: () => asked().length > 0 && clock.now() - pricedAt > freshMs,
  }
}
