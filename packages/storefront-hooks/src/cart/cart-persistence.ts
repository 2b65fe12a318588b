import type { CartChange, CartLine, VersionedCart } from '@krishi/storefront-core/cart'
import {
  mergeCarts,
  parseStoredCart,
  parseStoredVersions,
  serializeCart,
  serializeVersions,
  toOrderNote,
} from '@krishi/storefront-core/cart'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import { readReceipt, saveReceipt } from './stored-receipt.ts'

/** Tells other tabs of the shop that the stored cart has changed. */
export interface TabChannel {
  announce: () => void
  /** Calls `listener` when another tab has announced; returns a function that stops it. */
  listen: (listener: () => void) => () => void
}

/** The cart in local storage, which all tabs share [07.1]. */
export interface CartPersistence {
  /** What is stored; corrupt lines are left out. */
  read: () => VersionedCart
  /** Stores the cart, merged with what another tab may have stored since the last look. Returns what it stored. */
  save: (cart: VersionedCart) => VersionedCart
  /** Merges what another tab has stored into the cart, and stores the outcome where that tab lacks something. */
  takeIn: (cart: VersionedCart) => VersionedCart
  readNote: () => string
  saveNote: (note: string) => void
  /** What price calls changed and the shopper has not dismissed yet [23.4]; empty where it belongs to an ended session. */
  readReceipt: () => readonly CartChange[]
  saveReceipt: (receipt: readonly CartChange[]) => void
}

/** Keeps the cart under the keys of the specification, and other tabs and `onStored` informed. */
export function createCartPersistence(
  storage: SafeStorage,
  channel: TabChannel | null,
  onStored?: () => void,
): CartPersistence {
  let knownText: string | null = null

  function read(): VersionedCart {
    knownText = storage.read(localKeys.cart)
    return { lines: parseStoredCart(knownText), versions: parseStoredVersions(storage.read(localKeys.cartVersions)) }
  }

  function write(cart: VersionedCart): VersionedCart {
    knownText = serializeCart(cart.lines)
    // The lines come last: other tabs look when they change.
    storage.write(localKeys.cartVersions, serializeVersions(cart.versions))
    storage.write(localKeys.cart, knownText)
    channel?.announce()
    onStored?.()
    return cart
  }

  return {
    read,
    save: (cart) => write(storage.read(localKeys.cart) === knownText ? cart : mergeCarts(cart, read())),
    takeIn(cart) {
      const known = knownText
      const stored = read()
      // A cart that was kept and is kept no longer was forgotten on purpose, as by signing out [03.8]. It does not come back.
      if (known !== null && knownText === null) return stored
      const merged = mergeCarts(cart, stored)
      return isSameContent(merged.lines, stored.lines) ? merged : write(merged)
    },
    readNote: () => toOrderNote(storage.read(localKeys.orderNote) ?? ''),
    saveNote: (note) =>
      note === '' ? storage.remove(localKeys.orderNote) : void storage.write(localKeys.orderNote, note),
    readReceipt: () => readReceipt(storage),
    saveReceipt: (receipt) => saveReceipt(storage, receipt),
  }
}

// Two tabs may hold the same lines in another order; answering that with a write would never end.
function isSameContent(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const quantities = new Map(other.map((line) => [line.id, line.cartQty]))
  return one.length === other.length && one.every((line) => quantities.get(line.id) === line.cartQty)
}
