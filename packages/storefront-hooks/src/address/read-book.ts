import { mergeAddresses } from '@krishi/storefront-core/address'
import type { SavedAddress } from '@krishi/storefront-core/address'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { StoreApi } from 'zustand/vanilla'
import type { AddressBookEvent, AddressBookState } from './address-book-store.ts'
import type { AddressPort } from './address-port.ts'
import type { KeptAddress } from './kept-address.ts'
import type { ShownBook } from './shown-book.ts'

/** What a book is read with. */
export interface BookReading {
  readonly store: Pick<StoreApi<AddressBookState>, 'getState' | 'setState'>
  readonly book: ShownBook
  readonly port: Pick<AddressPort, 'list' | 'save'>
  /** The address that a guest kept on this device. */
  readonly kept: Pick<KeptAddress, 'readOwn' | 'forget'>
  readonly tell: (event: AddressBookEvent) => void
}

/** Creates what reads the book of whoever is signed in, and brings the address of the device to it. */
export function createBookReader({ store, book, port, kept, tell }: BookReading): () => Promise<void> {
  let isBringing = false

  /** Moves the address that a guest kept on this device to the book; it is forgotten here once the book has it. */
  async function bringFromDevice(user: SessionUser, addresses: readonly SavedAddress[]) {
    const address = kept.readOwn()
    if (!address || isBringing) return
    isBringing = true
    const [added] = mergeAddresses(addresses, [address]).added
    const saved = added && (await port.save({ ...added, isDefault: false, owner: user }))
    isBringing = false
    if (saved) {
      // It stays on the device, and the next reading tries again.
      if (!saved.ok) return
      book.put(saved.value)
      tell({ type: 'brought', address: saved.value })
    }
    kept.forget()
  }

  return async () => {
    if (store.getState().status !== 'ready') store.setState({ status: 'loading', error: null })
    const owner = await book.openOwner()
    const user = owner.ok && owner.value
    if (user === null) return
    const isOvertaken = book.beginReading()
    const listed = owner.ok ? await port.list() : owner
    if (isOvertaken()) return
    if (!listed.ok) return store.setState({ status: 'failed', error: listed.error })
    book.show(listed.value)
    if (user) await bringFromDevice(user, listed.value)
  }
}
