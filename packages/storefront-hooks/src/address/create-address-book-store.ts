import type { AddressToKeep, DeliveryAddress, SavedAddress } from '@krishi/storefront-core/address'
import {
  encodeAddress,
  isSameAddress,
  mergeAddresses,
  putAddress,
  toDeliveryAddress,
} from '@krishi/storefront-core/address'
import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { SessionUser } from '@krishi/storefront-core/session'
import { createStore } from 'zustand/vanilla'
import { outcomeOf } from '../http/outcome-of.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type {
  AddressBookActions,
  AddressBookEvent,
  AddressBookState,
  AddressBookStore,
  SaveOptions,
} from './address-book-store.ts'
import type { AddressPort } from './address-port.ts'
import type { KeptAddressOptions } from './kept-address.ts'
import { createKeptAddress } from './kept-address.ts'

/** What an address book is made of, and the address that a guest kept on this device. */
export interface AddressBookOptions extends KeptAddressOptions {
  readonly port: AddressPort
  readonly session: Pick<SessionStore, 'open'>
}

const unknown: AddressBookState = { status: 'unknown', addresses: [], error: null, isSaving: false }

/** Creates the address book of the signed-in shopper: changes show at once, and the server's book is authoritative. */
export function createAddressBookStore({ port, session, ...device }: AddressBookOptions): AddressBookStore {
  const kept = createKeptAddress(device)
  const store = createStore<AddressBookState>(() => unknown)
  const listeners = new Set<(event: AddressBookEvent) => void>()
  const tell = (event: AddressBookEvent) => listeners.forEach((listener) => listener(event))
  let ownerId = ''
  /** Whether the server may have a new address although its answer was lost. */
  let isAnswerLost = false
  let isBringing = false
  let changesBegun = 0
  let changesRunning = 0

  /** Runs a change: data that is read meanwhile may be older, and is not shown over it. */
  async function changing<Value>(change: () => Promise<Value>): Promise<Value> {
    changesBegun += 1
    changesRunning += 1
    const outcome = await change()
    changesRunning -= 1
    return outcome
  }

  function show(addresses: readonly SavedAddress[]) {
    store.setState({ status: 'ready', addresses, error: null })
  }

  /** Returns the signed-in shopper; null for a guest, and sets the state for it. Clears the book of another account. */
  async function openOwner(): Promise<Result<SessionUser | null, PortErrorCode>> {
    const opened = await session.open()
    if (!opened.ok) return opened
    const user = opened.value.isGuestUser ? null : opened.value
    if (user?.userId !== ownerId) store.setState({ ...unknown, status: user ? 'loading' : 'guest' })
    ownerId = user?.userId ?? ''
    return ok(user)
  }

  /** Moves the address that a guest kept on this device to the book; it is forgotten here once the book has it. */
  async function bringFromDevice(user: SessionUser, book: readonly SavedAddress[]) {
    const address = kept.readOwn()
    if (!address || isBringing) return
    isBringing = true
    const [added] = mergeAddresses(book, [address]).added
    if (added) {
      const saved = await port.save({ ...added, isDefault: false, owner: user })
      isBringing = false
      // It stays on the device, and the next reading tries again.
      if (!saved.ok) return
      show(putAddress(store.getState().addresses, saved.value))
      tell({ type: 'brought', address: saved.value })
    }
    isBringing = false
    kept.forget()
  }

  async function read() {
    if (store.getState().status !== 'ready') store.setState({ status: 'loading', error: null })
    const owner = await openOwner()
    if (owner.ok && owner.value === null) return
    const begunBefore = changesBegun
    const listed = owner.ok ? await port.list() : owner
    const isOvertaken = changesRunning > 0 || changesBegun !== begunBefore
    if (isOvertaken && store.getState().status === 'ready') return
    if (!listed.ok) return store.setState({ status: 'failed', error: listed.error })
    show(listed.value)
    if (owner.ok && owner.value) await bringFromDevice(owner.value, listed.value)
  }

  /**
   * After a change that failed: the server's book, where it can be had, since nobody knows how far the change came. Returns whether
   * it came about all the same; where it did not, or nobody knows, that is told.
   */
  async function fallBack(
    before: readonly SavedAddress[],
    error: Failure<PortErrorCode>,
    isDone: (book: readonly SavedAddress[]) => boolean,
  ): Promise<boolean> {
    const listed = await port.list()
    show(listed.ok ? listed.value : before)
    const outcome = await outcomeOf({ ok: false, error }, async () => (listed.ok ? isDone(listed.value) : null))
    if (outcome !== 'done') tell({ type: 'unable', end: outcome, error })
    return outcome === 'done'
  }

  /** Sends an address that is new; one that arrived before although its answer was lost is not sent again. */
  async function sendNew(address: AddressToKeep): Promise<Result<SavedAddress, PortErrorCode>> {
    if (isAnswerLost) {
      const listed = await port.list()
      if (!listed.ok) return listed
      isAnswerLost = false
      const arrived = listed.value.find((each) => isSameAddress(each, address))
      if (arrived) return ok(arrived)
    }
    const saved = await port.save(address)
    isAnswerLost = !saved.ok && saved.error.code.startsWith('network/')
    return saved
  }

  async function keep(address: DeliveryAddress, options: SaveOptions): Promise<Result<SavedAddress, PortErrorCode>> {
    if (store.getState().isSaving) return err('network/aborted')
    store.setState({ isSaving: true })
    const owner = await openOwner()
    const saved = await changing(() => saveOf(owner))
    store.setState({ isSaving: false })
    if (saved.ok) show(putAddress(store.getState().addresses, saved.value))
    return saved

    async function saveOf(opened: typeof owner): Promise<Result<SavedAddress, PortErrorCode>> {
      if (!opened.ok) return opened
      if (!opened.value) return err('auth/forbidden')
      const isDefault = options.isDefault || options.flow === 'checkout-list'
      const kept = { ...address, isDefault, owner: opened.value }
      return options.id === null ? sendNew(kept) : port.update({ ...kept, id: options.id })
    }
  }

  const actions: AddressBookActions = {
    read,
    save: (draft, options) => keep(encodeAddress(draft), options),
    async remove(id) {
      const { addresses: before } = store.getState()
      const address = before.find((each) => each.id === id)
      if (!address) return
      show(before.filter((each) => each !== address))
      const removed = await changing(() => port.remove(id))
      // An address that is gone already counts as removed.
      const isGone =
        removed.ok ||
        removed.error.code === 'request/not-found' ||
        (await fallBack(before, removed.error, (book) => book.every((each) => each.id !== id)))
      if (isGone) tell({ type: 'removed', address })
    },
    async undoRemove(address) {
      const { isDefault } = address
      const saved = await keep(toDeliveryAddress(address), { id: null, isDefault, flow: 'address-book' })
      if (!saved.ok) tell({ type: 'unable', end: callEndOf(saved.error.code), error: saved.error })
    },
    async makeDefault(id) {
      const { addresses: before } = store.getState()
      const address = before.find((each) => each.id === id)
      const owner = await openOwner()
      const user = owner.ok ? owner.value : null
      if (!address || !user) return
      show(putAddress(before, { ...address, isDefault: true }))
      const kept = { ...toDeliveryAddress(address), id, isDefault: true, owner: user }
      const changed = await changing(() => port.update(kept))
      const isDefault = (book: readonly SavedAddress[]) => book.some((each) => each.id === id && each.isDefault)
      if (!changed.ok) await fallBack(before, changed.error, isDefault)
    },
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
