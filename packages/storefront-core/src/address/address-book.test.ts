import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeliveryAddress, SavedAddress } from './index.ts'
import { defaultBoxOf, isSameAddress, mergeAddresses, putAddress, shownAddresses, toDeliveryAddress } from './index.ts'

const home: DeliveryAddress = {
  fullName: 'Sita Devi',
  address1: '12 - Main road',
  address2: 'Dist: Mysuru - near the well',
  city: 'Mysuru',
  province: 'KA',
  zip: '570001',
  phone: '9876543210',
}
const farm: DeliveryAddress = { ...home, address1: 'Canal road' }

function saved(id: string, isDefault = false): SavedAddress {
  return { ...home, address1: `Road ${id}`, id, name: 'Sita Devi', isDefault }
}
const idsOf = (book: readonly SavedAddress[]) => book.map(({ id, isDefault }) => (isDefault ? `${id}*` : id))

describe('mergeAddresses', () => {
  it('adds what the book lacks, once, and leaves what it has', () => {
    const again = { ...home, fullName: ' sita  DEVI' }
    expect(mergeAddresses([home], [again, farm, farm])).toEqual({ added: [farm], known: [again, farm] })
    expect(mergeAddresses([], [])).toEqual({ added: [], known: [] })
  })

  it.each(['fullName', 'address1', 'address2', 'city', 'province', 'zip', 'phone'] as const)(
    'takes another %s for another address',
    (part) => expect(isSameAddress(home, { ...home, [part]: 'other' })).toBe(false),
  )

  it('loses nothing and doubles nothing, whatever was kept', () => {
    const anyAddress = fc.constantFrom('1', '2', '3', '4').map((street) => ({ ...home, address1: street }))
    fc.assert(
      fc.property(
        fc.uniqueArray(anyAddress, { selector: (each) => each.address1 }),
        fc.array(anyAddress),
        (book, guest) => {
          const { added, known } = mergeAddresses(book, guest)
          expect(added.length + known.length).toBe(guest.length)
          const streets = [...book, ...added].map(({ address1 }) => address1)
          expect(new Set(streets).size).toBe(streets.length)
          for (const { address1 } of guest) expect(streets).toContain(address1)
        },
      ),
    )
  })
})

describe('putAddress', () => {
  const book = [saved('a', true), saved('b'), saved('c')]

  it('puts a new address first among those that are not the default', () => {
    expect(idsOf(putAddress(book, saved('d')))).toEqual(['a*', 'd', 'b', 'c'])
  })

  it('changes an address where it stands', () => {
    const changed = putAddress(book, { ...saved('c'), city: 'Hassan' })
    expect(idsOf(changed)).toEqual(['a*', 'b', 'c'])
    expect(changed[2]?.city).toBe('Hassan')
  })

  it('has one default, which comes first', () => {
    expect(idsOf(putAddress(book, saved('c', true)))).toEqual(['c*', 'a', 'b'])
    expect(idsOf(putAddress(book, saved('d', true)))).toEqual(['d*', 'a', 'b', 'c'])
  })
})

describe('shownAddresses', () => {
  const book = ['a', 'b', 'c', 'd', 'e'].map((id) => saved(id))
  const shown = (of: Parameters<typeof shownAddresses>[1], among = book) => {
    const { shown: list, more } = shownAddresses(among, of)
    return [idsOf(list).join(''), more]
  }

  it('[28.12] shows three and says how many more there are', () => {
    expect(shown({ isOpen: false })).toEqual(['abc', 2])
    expect(shown({ isOpen: false }, book.slice(0, 3))).toEqual(['abc', 0])
    expect(shown({ isOpen: true })).toEqual(['abcde', 0])
  })

  it('[28.12] never hides the chosen one', () => {
    expect(shown({ isOpen: false, chosenId: 'e' })).toEqual(['abce', 1])
    expect(shown({ isOpen: false, chosenId: 'a' })).toEqual(['abc', 2])
  })
})

describe('defaultBoxOf', () => {
  it('[28.7] is ticked and hidden in an empty book, hidden for the default, and shown otherwise', () => {
    const book = [saved('a', true), saved('b')]
    expect(defaultBoxOf([], null)).toEqual({ isChecked: true, isShown: false })
    expect(defaultBoxOf(book, 'a')).toEqual({ isChecked: true, isShown: false })
    expect(defaultBoxOf(book, 'b')).toEqual({ isChecked: false, isShown: true })
    expect(defaultBoxOf(book, null)).toEqual({ isChecked: false, isShown: true })
  })
})

describe('a saved address', () => {
  it('goes with a checkout without what is of the book', () => {
    expect(toDeliveryAddress({ ...home, id: 'a', name: 'Home', isDefault: true })).toEqual(home)
  })
})
