import type { AddressToKeep, SavedAddress } from '@krishi/storefront-core/address'
import { addressBookLimit, isSameAddress, putAddress } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { MemoryIdentity } from '../session/memory-identity.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import type { AddressPort } from './address-port.ts'

/** Looks pincodes up in a shop in memory, and keeps an address book for each shopper of `identity`. */
export function createMemoryAddressPort(
  backend: MemoryBackend,
  identity: Pick<MemoryIdentity, 'user'> = createMemoryIdentity(),
  given: readonly SavedAddress[] = [],
): AddressPort {
  const books = new Map<string, readonly SavedAddress[]>()
  let count = given.length

  /** Does something with the book of whoever is signed in. */
  function inBook<Value>(
    work: (
      book: readonly SavedAddress[],
      keep: (book: readonly SavedAddress[]) => void,
    ) => Result<Value, PortErrorCode>,
  ): Result<Value, PortErrorCode> {
    const { userId = '', isGuestUser = true } = identity.user()
    if (isGuestUser) return err('auth/forbidden')
    return work(books.get(userId) ?? given, (book) => void books.set(userId, book))
  }

  return {
    ...createMemoryPincodes(backend),
    list: (options) => backend.answer('address.list', options, () => inBook((book) => ok(book))),
    readDefault: (options) =>
      backend.answer('address.readDefault', options, () =>
        inBook((book) => ok(book.find(({ isDefault }) => isDefault) ?? null)),
      ),
    save: (asked, options) =>
      backend.answer('address.save', options, () =>
        inBook((book, keep) => {
          const known = book.find((each) => isSameAddress(each, asked))
          if (!known && book.length >= addressBookLimit) return err('address/too-many')
          count += 1
          const isDefault = asked.isDefault || (known?.isDefault ?? book.length === 0)
          const saved = toSaved(asked, known?.id ?? `address-${count}`, isDefault)
          keep(putAddress(book, saved))
          return ok(saved)
        }),
      ),
    update: ({ id, ...asked }, options) =>
      backend.answer('address.update', options, () =>
        inBook((book, keep) => {
          const known = book.find((each) => each.id === id)
          if (!known) return err('request/not-found')
          const saved = toSaved(asked, known.id, asked.isDefault || known.isDefault)
          keep(putAddress(book, saved))
          return ok(saved)
        }),
      ),
    remove: (id, options) =>
      backend.answer('address.remove', options, () =>
        inBook((book, keep) => {
          const rest = book.filter((address) => address.id !== id)
          if (rest.length === book.length) return err('request/not-found')
          keep(rest)
          return ok(null)
        }),
      ),
  }
}

/** Looks places up among the pincodes of a shop in memory; every position is that of the first. */
function createMemoryPincodes(backend: MemoryBackend): Pick<AddressPort, 'pincodeLookup' | 'reverseGeocode'> {
  return {
    pincodeLookup: (pincode, options) =>
      backend.answer('address.pincodeLookup', options, () => {
        const place = backend.shop().pincodes.find((known) => known.pincode === pincode)
        return place ? ok(place) : err('address/pincode-unknown', { serverMessage: 'Invalid Pincode' })
      }),
    reverseGeocode: (_position, options) =>
      backend.answer('address.reverseGeocode', options, () => {
        const [place] = backend.shop().pincodes
        if (!place) return err('request/not-found')
        return ok({ pincode: place.pincode, displayAddress: `${place.city}, ${place.state}` })
      }),
  }
}

function toSaved({ owner: _owner, ...address }: AddressToKeep, id: string, isDefault: boolean): SavedAddress {
  return { ...address, id, name: address.fullName, isDefault }
}
