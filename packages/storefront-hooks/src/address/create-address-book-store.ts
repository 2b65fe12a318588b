import type { AddressToKeep, DeliveryAddress, SavedAddress } from '@krishi/storefront-core/address'
import { encodeAddress, putAddress, toDeliveryAddress } from '@krishi/storefront-core/address'
import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { createStore } from 'zustand/vanilla'
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
import { createBookReader } from './read-book.ts'
import { createNewAddressSender } from './send-new-address.ts'
import { createShownBook, unknownBook } from './shown-book.ts'

/** What an address book is made of, and the address that a guest kept on this device. */
export interface AddressBookOptions extends KeptAddressOptions {
  readonly port: AddressPort
  readonly session: Pick<SessionStore, 'open'>
}

/** Creates the address book of the signed-in shopper: changes show at once, and the server's book is authoritative. */
export function createAddressBookStore(options: AddressBookOptions): AddressBookStore {
  const { port } = options
  const store = createStore<AddressBookState>(() => unknownBook)
  const listeners = new Set<(event: AddressBookEvent) => void>()
  const tell = (event: AddressBookEvent) => listeners.forEach((listener) => listener(event))
  const book = createShownBook(store, options, tell)
  const sendNew = createNewAddressSender(port)

  async function keep(address: DeliveryAddress, { id, isDefault, flow }: SaveOptions) {
    if (store.getState().isSaving) return err('network/aborted')
    store.setState({ isSaving: true })
    const owner = await book.openOwner()
    const saved = await book.changing(async (): Promise<Result<SavedAddress, PortErrorCode>> => {
      if (!owner.ok) return owner
      if (!owner.value) return err('auth/forbidden')
      const kept: AddressToKeep = { ...address, isDefault: isDefault || flow === 'checkout-list', owner: owner.value }
      return id === null ? sendNew(kept) : port.update({ ...kept, id })
    })
    store.setState({ isSaving: false })
    if (saved.ok) book.put(saved.value)
    return saved
  }

  const actions: AddressBookActions = {
    read: createBookReader({ store, book, port, kept: createKeptAddress(options), tell }),
    save: (draft, how) => keep(encodeAddress(draft), how),
    async remove(id) {
      const { addresses } = store.getState()
      const address = addresses.find((each) => each.id === id)
      const others = addresses.filter((each) => each.id !== id)
      if (!address) return
      const isGone = (now: readonly SavedAddress[]) => now.every((each) => each.id !== id)
      if (await book.attempt(others, () => removeFrom(port, id), isGone)) tell({ type: 'removed', address })
    },
    async undoRemove(address) {
      const { isDefault } = address
      const saved = await keep(toDeliveryAddress(address), { id: null, isDefault, flow: 'address-book' })
      if (!saved.ok) tell({ type: 'unable', end: callEndOf(saved.error.code), error: saved.error })
    },
    async makeDefault(id) {
      const owner = await book.openOwner()
      const user = owner.ok && owner.value
      const { addresses } = store.getState()
      const address = addresses.find((each) => each.id === id)
      if (!address || !user) return
      const kept = { ...toDeliveryAddress(address), id, isDefault: true, owner: user }
      const shown = putAddress(addresses, { ...address, isDefault: true })
      const isDefault = (now: readonly SavedAddress[]) => now.some((each) => each.id === id && each.isDefault)
      await book.attempt(shown, () => port.update(kept), isDefault)
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

/** An address that is gone already counts as removed. */
async function removeFrom(port: AddressPort, id: string): Promise<Result<unknown, PortErrorCode>> {
  const removed = await port.remove(id)
  return removed.ok || removed.error.code !== 'request/not-found' ? removed : ok(null)
}
