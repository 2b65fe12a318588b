import type { SavedAddress } from '@krishi/storefront-core/address'
import { putAddress } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { StoreApi } from 'zustand/vanilla'
import { outcomeOf } from '../http/outcome-of.ts'
import type { AddressBookEvent, AddressBookState } from './address-book-store.ts'
import type { AddressBookOptions } from './create-address-book-store.ts'

/** The book before anything was read. */
export const unknownBook: AddressBookState = { status: 'unknown', addresses: [], error: null, isSaving: false }

/** The book as it is shown: what the server has, with the shopper's changes over it. */
export interface ShownBook {
  show: (addresses: readonly SavedAddress[]) => void
  /** Shows an address in its place, or as the newest. */
  put: (address: SavedAddress) => void
  /** Returns the signed-in shopper; null for a guest, and sets the state for it. Clears the book of another account. */
  openOwner: () => Promise<Result<SessionUser | null, PortErrorCode>>
  /**
   * Begins to read; returns what tells whether the answer is overtaken: the book is another shopper's by now, or a change of what
   * is shown was made meanwhile or is being made, so that the data may be older.
   */
  beginReading: () => () => boolean
  /** Runs a change: data that is read meanwhile may be older, and is not shown over it. */
  changing: <Value>(change: () => Promise<Value>) => Promise<Value>
  /**
   * Shows a change and runs it. After one that failed: the server's book, where it can be had, since nobody knows how far the change
   * came. Returns whether it came about; where it did not, or nobody knows, that is told.
   */
  attempt: (
    shown: readonly SavedAddress[],
    change: () => Promise<Result<unknown, PortErrorCode>>,
    isDone: (book: readonly SavedAddress[]) => boolean,
  ) => Promise<boolean>
}

/** Creates the book that a store shows. */
export function createShownBook(
  store: StoreApi<AddressBookState>,
  { port, session }: Pick<AddressBookOptions, 'port' | 'session'>,
  tell: (event: AddressBookEvent) => void,
): ShownBook {
  let ownerId = ''
  let changesBegun = 0
  let changesRunning = 0

  function show(addresses: readonly SavedAddress[]) {
    store.setState({ status: 'ready', addresses, error: null })
  }

  async function changing<Value>(change: () => Promise<Value>): Promise<Value> {
    changesBegun += 1
    changesRunning += 1
    const outcome = await change()
    changesRunning -= 1
    return outcome
  }

  return {
    show,
    put: (address) => show(putAddress(store.getState().addresses, address)),
    changing,
    async openOwner() {
      const opened = await session.open()
      if (!opened.ok) return opened
      const user = opened.value.isGuestUser ? null : opened.value
      if (user?.userId !== ownerId) store.setState({ ...unknownBook, status: user ? 'loading' : 'guest' })
      ownerId = user?.userId ?? ''
      return ok(user)
    },
    beginReading() {
      const owner = ownerId
      const begun = changesBegun
      return () =>
        owner !== ownerId || (store.getState().status === 'ready' && (changesRunning > 0 || begun !== changesBegun))
    },
    async attempt(shown, change, isDone) {
      const { addresses: before } = store.getState()
      show(shown)
      const changed = await changing(change)
      if (changed.ok) return true
      const listed = await port.list()
      show(listed.ok ? listed.value : before)
      const outcome = await outcomeOf(changed, async () => (listed.ok ? isDone(listed.value) : null))
      if (outcome !== 'done') tell({ type: 'unable', end: outcome, error: changed.error })
      return outcome === 'done'
    },
  }
}
