import type { DeliveryAddress } from './address.ts'

/** The parts that say who lives where. */
const parts = ['lastName', 'address1', 'address2', 'city', 'province', 'zip', 'phone'] as const

/** What the addresses of a guest come to when she signs in. */
export interface AddressMerge {
  /** In the order in which she had them; they are to be saved, and none of them as the default. */
  readonly added: readonly DeliveryAddress[]
  /** The book has them already. */
  readonly known: readonly DeliveryAddress[]
}

/** Whether two addresses are the same one, however their letters and spaces were typed. */
export function isSameAddress(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return parts.every((part) => toComparable(one[part]) === toComparable(other[part]))
}

/**
 * What becomes of the addresses that a guest kept when she signs in to an address book: one that the book has stays as the book
 * has it, every other one is added once, and the default of the book stays the default. Nothing of the book is ever changed.
 */
export function mergeAddresses(book: readonly DeliveryAddress[], guest: readonly DeliveryAddress[]): AddressMerge {
  const added: DeliveryAddress[] = []
  const known: DeliveryAddress[] = []
  for (const address of guest) {
    const isKnown = [...book, ...added].some((kept) => isSameAddress(kept, address))
    ;(isKnown ? known : added).push(address)
  }
  return { added, known }
}

function toComparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
