import type { DeliveryAddress } from './address.ts'

/** The parts that say who lives where. */
const parts = ['fullName', 'address1', 'address2', 'city', 'province', 'zip', 'phone'] as const

/** The result of merging a guest's addresses into the address book at sign-in. */
export interface AddressMerge {
  /** In the guest's order; they are to be saved, and none of them as the default. */
  readonly added: readonly DeliveryAddress[]
  /** The book has them already. */
  readonly known: readonly DeliveryAddress[]
}

/** Whether two addresses are the same one, however their letters and spaces were typed. */
export function isSameAddress(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return parts.every((part) => toComparable(one[part]) === toComparable(other[part]))
}

/**
 * Merges the addresses that a guest kept into the address book at sign-in. An address that the book has already stays as the
 * book has it, every other one is added once, and the book keeps its default. Entries of the book are never changed.
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
