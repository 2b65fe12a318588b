import type { SavedAddress } from './address.ts'

/** How many addresses a shopper keeps at most. */
export const addressBookLimit = 50

/** How many addresses a list shows before it says '+N more' [28.12]. */
export const addressesShownFirst = 3

/** A book with an address changed or added: the default comes first, and there is one at most. The others keep their order. */
export function putAddress(book: readonly SavedAddress[], address: SavedAddress): readonly SavedAddress[] {
  const isNew = book.every(({ id }) => id !== address.id)
  const kept = book.map((each) => {
    if (each.id === address.id) return address
    return address.isDefault && each.isDefault ? { ...each, isDefault: false } : each
  })
  const all = isNew ? [address, ...kept] : kept
  return [...all.filter(({ isDefault }) => isDefault), ...all.filter(({ isDefault }) => !isDefault)]
}

/**
 * What a list shows at first [28.12]: three addresses, or all where `isOpen`, and how many more there are. The chosen address
 * is never hidden, since a choice that cannot be seen is no choice.
 */
export function shownAddresses(
  book: readonly SavedAddress[],
  { isOpen, chosenId = null }: { readonly isOpen: boolean; readonly chosenId?: string | null },
): { readonly shown: readonly SavedAddress[]; readonly more: number } {
  const isShown = ({ id }: SavedAddress, index: number) => isOpen || index < addressesShownFirst || id === chosenId
  const shown = book.filter(isShown)
  return { shown, more: book.length - shown.length }
}

/** The box that makes an address the default [28.7]. */
export interface DefaultBox {
  readonly isChecked: boolean
  /** Hidden when it could change nothing: the first address is the default, and the default stays it until another one is. */
  readonly isShown: boolean
}

/** How the box begins: ticked and hidden in an empty book, hidden while the default is edited. */
export function defaultBoxOf(book: readonly SavedAddress[], editedId: string | null): DefaultBox {
  const isDefault = book.some(({ id, isDefault: holds }) => id === editedId && holds)
  return { isChecked: book.length === 0 || isDefault, isShown: book.length > 0 && !isDefault }
}
