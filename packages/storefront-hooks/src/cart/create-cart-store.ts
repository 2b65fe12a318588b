import { checkAdd, quantityLimits } from '@krishi/storefront-core/availability'
import type { CartChange, CartLine } from '@krishi/storefront-core/cart'
import { hasRoomFor, isRemoval, putIntent, toCartLine, toOrderNote } from '@krishi/storefront-core/cart'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { createStore } from 'zustand/vanilla'
import { readCoupon } from '../coupons/stored-coupon.ts'
import { withFailure, withOrdered, withoutQuestion, withoutUndone, withStoredLines } from './cart-changes.ts'
import { createCartPersistence } from './cart-persistence.ts'
import type { CartPrices } from './cart-port.ts'
import type { CartEvent, CartFacts, CartState } from './cart-state.ts'
import type { CartActions, CartStore, CartStoreOptions } from './cart-store.ts'
import { createPendingAdds } from './create-pending-adds.ts'
import { createPriceSync } from './create-price-sync.ts'
import { createRemovedLines } from './create-removed-lines.ts'
import { deriveView } from './derive-view.ts'
import { emptyCart } from './empty-cart.ts'
import { stockLimited } from './stock-limited.ts'
import { applyPriceResponse, toPriceRequest } from './apply-price-response.ts'

export { dequeueAdds } from './flush-adds.ts'

/** Prices that are younger than this are not asked for again when the page comes back, in ms. */
const freshMs = 60_000

/** Creates a cart: confirmed lines, the shopper's pending intents over them, one price call after each burst of changes [23.6]. */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { port, locale, clock, storage, channel = null } = options
  const persistence = createCartPersistence(storage, channel, options.onStored)
  const listeners = new Set<(event: CartEvent) => void>()
  const store = createStore<CartState>(() => emptyCart(options.settings.shippingDetails))
  const adds = createPendingAdds({ storage, add, requestQuantity, price: (lines) => port.price({ lines, locale }) })
  const sync = createPriceSync({
    clock,
    question,
    ask: (lines, signal) => port.price({ lines, locale }, { signal }),
    onAsk: () => commit({ isSyncing: true, error: null }),
    onAnswer,
  })
  const stopListening = channel?.listen(takeInOtherTab)
  const removedLines = createRemovedLines(clock, (removed) => commit({ removed }))
  let sequence = 0
  let pricedAt = -Infinity
  let isDestroyed = false

  function commit(changed: Partial<CartFacts>) {
    const before = store.getState()
    store.setState({ ...changed, view: deriveView({ ...before, ...changed }, before.view, clock.now()) })
  }

  function emit(event: CartEvent | null) {
    if (!event) return
    store.setState({ lastEvent: event })
    listeners.forEach((listener) => listener(event))
  }

  function viewLines(): readonly CartLine[] {
    return store.getState().view.lines.map(({ line }) => line)
  }

  function adopt(lines: readonly CartLine[]) {
    commit(withStoredLines(store.getState(), lines))
  }

  function persist() {
    const lines = viewLines()
    const saved = persistence.save(lines)
    if (saved === lines) return
    adopt(saved)
    sync.discard()
  }

  function requestQuantity(line: CartLine, quantity: number, followers?: readonly string[]) {
    sequence += 1
    persistence.touch([line.id])
    const intent = { lineId: line.id, quantity, sequence, line, ...(followers && { followers }) }
    commit({ pending: putIntent(store.getState().pending, intent) })
    persist()
    sync.schedule()
  }

  function asked() {
    return toPriceRequest(viewLines(), store.getState().changes)
  }

  function keepReceipt(changes: readonly CartChange[]) {
    persistence.saveReceipt(changes)
    commit({ changes })
    channel?.announce()
  }

  function question() {
    const lines = asked()
    if (lines.length > 0) return { lines, sequence }
    commit(withoutQuestion(store.getState()))
    return null
  }

  function onAnswer(answer: Result<CartPrices, PortErrorCode>, askedSequence: number) {
    const before = store.getState()
    if (!answer.ok) return commit(withFailure(before, answer.error.code))
    pricedAt = clock.now()
    const { news, ...priced } = applyPriceResponse(before, answer.value, askedSequence)
    const idOf = ({ line }: CartChange) => line.id
    removedLines.noteLeaving(before.view.lineIds, news.filter(isRemoval).map(idOf))
    persistence.touch(news.filter(({ kind }) => kind !== 'price-changed').map(idOf))
    commit({ ...priced, status: 'ready', isSyncing: false, ...(news.length > 0 && { news }) })
    if (news.length === 0) return
    persistence.saveReceipt(priced.changes)
    persist()
    emit({ kind: 'cart-changed', changes: news })
  }

  function hydrate() {
    if (store.getState().hydrated) return
    const lines = persistence.read()
    const rendered = options.rendered?.isOf(lines) ? options.rendered : null
    pricedAt = rendered?.at ?? pricedAt
    commit({
      hydrated: true,
      status: rendered || lines.length === 0 ? 'ready' : 'loading',
      confirmed: rendered?.state.confirmed ?? { ...store.getState().confirmed, lines },
      changes: persistence.readReceipt(),
      note: persistence.readNote(),
      coupon: readCoupon(options.sessionStorage),
      pendingUnits: adds.units(),
    })
    if (asked().length > 0 && !isFresh()) sync.schedule()
    if (adds.units() > 0) void flushAdds()
  }

  function isFresh(): boolean {
    return clock.now() - pricedAt <= freshMs
  }

  async function flushAdds() {
    await adds.take()
    commit({ pendingUnits: adds.units() })
  }

  function takeInOtherTab() {
    if (!store.getState().hydrated) return
    const before = store.getState().view.lineIds
    const quantities = viewLines().map((line) => line.cartQty)
    adopt(persistence.takeIn(viewLines()))
    const coupon = readCoupon(options.sessionStorage)
    commit({ changes: persistence.readReceipt(), note: persistence.readNote(), coupon })
    const { view } = store.getState()
    if (before === view.lineIds && view.lines.every(({ line }, index) => line.cartQty === quantities[index])) return
    sync.discard()
    sync.schedule()
  }

  function add(...[product, variant, quantity = 1]: Parameters<CartActions['add']>) {
    hydrate()
    if (isFull(variant.id)) return { ok: false, error: { code: 'cart/full', remaining: 0 } } as const
    const held = store.getState().view.byId.get(variant.id)?.line.cartQty ?? 0
    const outcome = checkAdd(variant, held + quantity)
    const total = outcome.ok ? outcome.value : outcome.error.remaining
    emit(stockLimited(variant, held + quantity))
    if (total <= held) return outcome
    const line = toCartLine(product, variant, total)
    requestQuantity(line, total)
    emit({ kind: 'line-added', line })
    return outcome
  }

  function remove(lineId: string) {
    hydrate()
    const line = store.getState().view.byId.get(lineId)?.line
    if (!line) return
    removedLines.noteLeaving(store.getState().view.lineIds, [lineId])
    requestQuantity(line, 0)
    removedLines.keep(line)
    emit({ kind: 'line-removed', line })
  }

  /** Whether there is no room for another line; then it emits the event. */
  function isFull(lineId: string): boolean {
    const hasRoom = hasRoomFor(viewLines(), lineId)
    if (!hasRoom) emit({ kind: 'cart-full' })
    return !hasRoom
  }

  const actions: CartActions = {
    add,
    remove,
    setQuantity(lineId, quantity) {
      hydrate()
      const line = store.getState().view.byId.get(lineId)?.line
      if (!line) return
      emit(stockLimited(line, quantity))
      const wanted = Math.min(Math.max(0, Math.trunc(quantity)), quantityLimits(line).max)
      if (wanted === 0) remove(lineId)
      else if (wanted !== line.cartQty) requestQuantity(line, wanted)
    },
    undo(lineId) {
      const { changes, undoable, view } = store.getState()
      if (isFull(lineId)) return
      const [line, followers] = [removedLines.take(lineId), removedLines.followersOf(lineId)]
      const inCart = view.byId.get(lineId)?.line.cartQty ?? 0
      if (line) return requestQuantity(line, Math.max(line.cartQty, inCart), followers)
      const restored = undoable?.get(lineId)
      if (!restored) return
      keepReceipt(withoutUndone(changes, lineId))
      requestQuantity(restored, restored.cartQty, followers)
    },
    setNote(text) {
      hydrate()
      const note = toOrderNote(text)
      persistence.saveNote(note)
      commit({ note })
      channel?.announce()
    },
    clear(lineIds) {
      hydrate()
      const kept = lineIds ? viewLines().filter(({ id }) => !lineIds.includes(id)) : []
      persistence.touch(store.getState().view.lines.map(({ line }) => line.id))
      persistence.saveNote('')
      persistence.saveReceipt([])
      removedLines.clear()
      commit({ ...withOrdered(store.getState(), kept), coupon: readCoupon(options.sessionStorage) })
      sync.discard()
      persist()
      if (kept.length > 0) sync.schedule()
    },
    dismissChanges: () => keepReceipt([]),
    refresh: () => sync.now(),
    async flush() {
      hydrate()
      await flushAdds()
      while (!store.getState().view.isSettled) {
        if (isDestroyed) return err('network/aborted')
        await sync.now()
        const { error } = store.getState()
        if (error) return err(error)
      }
      return ok(store.getState().view)
    },
    async mergeCookieCart(lines) {
      hydrate()
      if (lines.length > 0) adds.put(lines)
      commit({ pendingUnits: adds.units() })
      await flushAdds()
    },
  }

  return {
    actions,
    hydrate,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    revalidate() {
      hydrate()
      takeInOtherTab()
      const { error, pending } = store.getState()
      if (adds.units() > 0) void flushAdds()
      const isOwed = error !== null || pending.length > 0
      if (isOwed || (asked().length > 0 && !isFresh())) sync.renew()
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy() {
      isDestroyed = true
      stopListening?.()
      sync.stop()
    },
  }
}
