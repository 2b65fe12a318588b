import type { CartChange, CartLine, CartVersions } from '@krishi/storefront-core/cart'
import {
  mergeCarts,
  parseStoredCart,
  parseStoredVersions,
  serializeCart,
  serializeVersions,
  toOrderNote,
  touchLine,
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

/** The lines of a cart, as many as are given or stored. */
type CartLines = readonly CartLine[]

/** The cart in local storage, which all tabs share [07.1], and the versions of its lines. */
export interface CartPersistence {
  /** The lines that are stored; corrupt ones are left out. */
  read: () => CartLines
  /** Notes that these lines are changed here and now, which wins over what other tabs did before. */
  touch: (lineIds: readonly string[]) => void
  /** Stores the lines, merged with what another tab may have stored since the last look. Returns those that it stored. */
  save: (lines: CartLines) => CartLines
  /** Merges what another tab has stored into the lines, and stores the outcome where that tab lacks something. */
  takeIn: (lines: CartLines) => CartLines
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
  let versions: CartVersions = new Map()

  function read(): CartLines {
    knownText = storage.read(localKeys.cart)
    versions = parseStoredVersions(storage.read(localKeys.cartVersions))
    return parseStoredCart(knownText)
  }

  /** Reads what is stored, and merges it into the lines. */
  function merge(lines: CartLines): CartLines {
    const cart = { lines, versions }
    const merged = mergeCarts(cart, { lines: read(), versions })
    versions = merged.versions
    return merged.lines
  }

  function write(lines: CartLines): CartLines {
    knownText = serializeCart(lines)
    // The lines come last: other tabs look when they change.
    storage.write(localKeys.cartVersions, serializeVersions(versions))
    storage.write(localKeys.cart, knownText)
    channel?.announce()
    onStored?.()
    return lines
  }

  return {
    read,
    touch: (lineIds) => void (versions = lineIds.reduce(touchLine, versions)),
    save: (lines) => write(storage.read(localKeys.cart) === knownText ? lines : merge(lines)),
    takeIn(lines) {
      // A cart that was kept and is kept no longer was forgotten on purpose, as by signing out [03.8]. It does not come back.
      if (knownText !== null && storage.read(localKeys.cart) === null) return read()
      const merged = merge(lines)
      return isSameContent(merged, parseStoredCart(knownText)) ? merged : write(merged)
    },
    readNote: () => toOrderNote(storage.read(localKeys.orderNote) ?? ''),
    saveNote: (note) =>
      note === '' ? storage.remove(localKeys.orderNote) : void storage.write(localKeys.orderNote, note),
    readReceipt: () => readReceipt(storage),
    saveReceipt: (receipt) => saveReceipt(storage, receipt),
  }
}

// Two tabs may hold the same lines in another order; answering that with a write would never end.
function isSameContent(one: CartLines, other: CartLines): boolean {
  const quantities = new Map(other.map((line) => [line.id, line.cartQty]))
  return one.length === other.length && one.every((line) => quantities.get(line.id) === line.cartQty)
}
