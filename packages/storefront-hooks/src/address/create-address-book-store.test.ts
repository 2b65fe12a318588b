import type { SavedAddress } from '@krishi/storefront-core/address'
import { decodeAddress, toWireAddress } from '@krishi/storefront-core/address'
import { err } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../memory/fixtures.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import type { AddressBookEvent, SaveOptions } from './address-book-store.ts'
import type { AddressPort } from './address-port.ts'
import { createAddressBookStore } from './create-address-book-store.ts'

const user = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }
const asNew: SaveOptions = { id: null, isDefault: false, flow: 'address-book' }
const draftOf = (city: string) => decodeAddress(anAddress({ city }))

function aBook({
  isGuest = false,
  kept = {},
  spoil = (port: AddressPort): AddressPort => port,
}: {
  readonly isGuest?: boolean
  readonly kept?: Readonly<Record<string, string>>
  readonly spoil?: (port: AddressPort) => AddressPort
} = {}) {
  const browser = aStorage(kept)
  const { storefront, backend } = aStorefront({ ...(!isGuest && { user }), browser })
  const { address, auth } = storefront.ports
  const book = createAddressBookStore({
    port: spoil(address),
    session: storefront.session,
    storage: storefront.storage,
    settings: storefront.settings,
    clock: storefront.clock,
  })
  const events: AddressBookEvent[] = []
  book.onEvent((event) => events.push(event))
  const cities = () => book.getState().addresses.map(({ city, isDefault }) => (isDefault ? `${city}*` : city))
  async function fill(...names: readonly string[]): Promise<readonly SavedAddress[]> {
    await book.actions.read()
    for (const city of names) await book.actions.save(draftOf(city), asNew)
    return book.getState().addresses
  }
  return { book, backend, browser, events, cities, fill, auth, ...book.actions, state: book.getState }
}

const idOf = (addresses: readonly SavedAddress[], city: string) =>
  addresses.find((address) => address.city === city)?.id ?? ''

describe('reading the book', () => {
  it('[03.5] asks nothing for a guest', async () => {
    const { read, state, backend } = aBook({ isGuest: true })
    await read()
    expect(state().status).toBe('guest')
    expect(backend.calls('address.list')).toBe(0)
  })

  it('says that it failed, and reads it again', async () => {
    const { read, state, backend } = aBook()
    backend.set({ failing: { code: 'network/timeout' } })
    await read()
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'network/timeout' } })
    backend.set({ failing: null })
    await read()
    expect(state()).toMatchObject({ status: 'ready', addresses: [], error: null })
  })

  it('[03.8] shows nothing of the book after a sign-out', async () => {
    const { fill, read, auth, state } = aBook()
    await fill('Mysuru')
    await auth.signOut()
    await read()
    expect(state()).toMatchObject({ status: 'guest', addresses: [] })
  })

  it('[03.8] shows nothing of a book whose answer comes after the sign-out', async () => {
    let arrive = () => {}
    const late: Pick<AddressPort, 'list'> = {
      list: () =>
        new Promise(
          (resolve) =>
            (arrive = () =>
              resolve({ ok: true, value: [{ ...anAddress(), id: 'address-1', name: 'Home', isDefault: true }] })),
        ),
    }
    const { read, auth, state } = aBook({ spoil: (port) => ({ ...port, ...late }) })
    const reading = read()
    await expect.poll(() => state().status).toBe('loading')
    await auth.signOut()
    await read()
    arrive()
    await reading
    expect(state()).toMatchObject({ status: 'guest', addresses: [] })
  })
})

describe('saving', () => {
  it('[28.7] [28.8] adds addresses, the first as the default, and changes one where it stands', async () => {
    const { fill, save, cities } = aBook()
    const addresses = await fill('Mysuru', 'Hassan', 'Belur')
    expect(cities()).toEqual(['Mysuru*', 'Belur', 'Hassan'])
    await save(draftOf('Halebidu'), { ...asNew, id: idOf(addresses, 'Hassan') })
    expect(cities()).toEqual(['Mysuru*', 'Belur', 'Halebidu'])
  })

  it('[28.8] makes what the checkout’s list saves the default', async () => {
    const { fill, save, cities } = aBook()
    await fill('Mysuru')
    await save(draftOf('Hassan'), { ...asNew, flow: 'checkout-list' })
    expect(cities()).toEqual(['Hassan*', 'Mysuru'])
  })

  it('saves once, however often it is asked', async () => {
    const { fill, save, state } = aBook()
    await fill()
    const answers = await Promise.all([save(draftOf('Mysuru'), asNew), save(draftOf('Mysuru'), asNew)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, false])
    expect(state().addresses).toHaveLength(1)
  })

  it('does not save an address twice whose answer was lost', async () => {
    let isLost = true
    const { fill, save, cities, backend } = aBook({
      spoil: (port) => ({
        ...port,
        async save(payload) {
          const saved = await port.save(payload)
          return isLost ? err('network/timeout') : saved
        },
      }),
    })
    await fill()
    expect(await save(draftOf('Mysuru'), asNew)).toMatchObject({ error: { code: 'network/timeout' } })
    backend.set({ offline: true })
    expect(await save(draftOf('Mysuru'), asNew)).toMatchObject({ error: { code: 'network/offline' } })
    backend.set({ offline: false })
    expect(await save(draftOf('Mysuru'), asNew)).toMatchObject({ value: { city: 'Mysuru' } })
    expect(backend.calls('address.save')).toBe(1)
    isLost = false
    await save(draftOf('Hassan'), asNew)
    expect(cities()).toEqual(['Mysuru*', 'Hassan'])
  })

  it('is refused to a guest and without a network', async () => {
    expect(await aBook({ isGuest: true }).save(draftOf('Mysuru'), asNew)).toMatchObject({
      error: { code: 'auth/forbidden' },
    })
    const { save, backend } = aBook()
    backend.set({ offline: true })
    expect(await save(draftOf('Mysuru'), asNew)).toMatchObject({ error: { code: 'network/offline' } })
  })
})

describe('deleting and the default', () => {
  it('[28.12] shows a deleted address no more at once, and brings it back as it was', async () => {
    const { fill, remove, undoRemove, cities, events } = aBook()
    const addresses = await fill('Mysuru', 'Hassan')
    const removing = remove(idOf(addresses, 'Mysuru'))
    expect(cities()).toEqual(['Hassan'])
    await removing
    expect(events).toMatchObject([{ type: 'removed', address: { city: 'Mysuru', isDefault: true } }])
    if (events[0]?.type === 'removed') await undoRemove(events[0].address)
    expect(cities()).toEqual(['Mysuru*', 'Hassan'])
  })

  it('[28.12] shows it again when the server did not delete it, and not when it was gone before', async () => {
    const { fill, remove, cities, events, backend } = aBook()
    const addresses = await fill('Mysuru', 'Hassan')
    backend.set({ offline: true })
    await remove(idOf(addresses, 'Hassan'))
    expect(cities()).toEqual(['Mysuru*', 'Hassan'])
    expect(events).toEqual([{ type: 'unable', end: 'not-sent', error: { code: 'network/offline' } }])
    backend.set({ offline: false, failNext: { code: 'request/not-found' } })
    await remove(idOf(addresses, 'Hassan'))
    expect(cities()).toEqual(['Mysuru*'])
    await remove('no such address')
    expect(events).toHaveLength(2)
  })

  it('[28.12] is deleted or not as the server says when the answer was lost', async () => {
    const { fill, remove, undoRemove, cities, events, backend } = aBook()
    const addresses = await fill('Mysuru', 'Hassan')
    backend.set({ failNext: { code: 'network/unanswered' } })
    await remove(idOf(addresses, 'Hassan'))
    expect([cities(), events]).toMatchObject([['Mysuru*', 'Hassan'], [{ type: 'unable', end: 'failed' }]])
    backend.set({ loseNext: true })
    await remove(idOf(addresses, 'Hassan'))
    expect([cities(), events.at(-1)?.type]).toEqual([['Mysuru*'], 'removed'])
    backend.set({ failing: { code: 'network/unanswered' } })
    await remove(idOf(addresses, 'Mysuru'))
    expect([cities(), events.at(-1)]).toMatchObject([['Mysuru*'], { type: 'unable', end: 'no-answer' }])
    const [, hassan] = addresses
    if (hassan) await undoRemove(hassan)
    expect(events.slice(3)).toEqual([{ type: 'unable', end: 'no-answer', error: { code: 'network/unanswered' } }])
  })

  it('[28.7] is the default or not as the server says when the answer was lost', async () => {
    const { fill, makeDefault, cities, events, backend } = aBook()
    const addresses = await fill('Mysuru', 'Hassan')
    backend.set({ loseNext: true })
    await makeDefault(idOf(addresses, 'Hassan'))
    expect([cities(), events]).toEqual([['Hassan*', 'Mysuru'], []])
    backend.set({ failing: { code: 'network/unanswered' } })
    await makeDefault(idOf(addresses, 'Mysuru'))
    expect([cities(), events]).toMatchObject([['Hassan*', 'Mysuru'], [{ type: 'unable', end: 'no-answer' }]])
  })

  it('says that a deleted address did not come back', async () => {
    const { fill, remove, undoRemove, cities, events, backend } = aBook()
    const [only] = await fill('Mysuru')
    await remove(only?.id ?? '')
    backend.set({ offline: true })
    if (only) await undoRemove(only)
    expect(cities()).toEqual([])
    expect(events.at(-1)).toEqual({ type: 'unable', end: 'not-sent', error: { code: 'network/offline' } })
  })

  it('[28.7] moves the default at once, and back when the server does not', async () => {
    const { fill, makeDefault, cities, events, backend } = aBook()
    const addresses = await fill('Mysuru', 'Hassan')
    await makeDefault(idOf(addresses, 'Hassan'))
    expect(cities()).toEqual(['Hassan*', 'Mysuru'])
    backend.set({ failNext: { code: 'network/server' } })
    await makeDefault(idOf(addresses, 'Mysuru'))
    expect(cities()).toEqual(['Hassan*', 'Mysuru'])
    expect(events).toEqual([{ type: 'unable', end: 'failed', error: { code: 'network/server' } }])
    await makeDefault('no such address')
    expect(cities()).toEqual(['Hassan*', 'Mysuru'])
  })
})

describe('reading while something changes', () => {
  it('does not bring back what was deleted while the list was on its way', async () => {
    const lists: (() => void)[] = []
    let isHeld = false
    const { fill, read, remove, cities } = aBook({
      spoil: (port) => ({
        ...port,
        async list() {
          const listed = await port.list()
          if (isHeld) await new Promise<void>((resolve) => lists.push(resolve))
          return listed
        },
      }),
    })
    const addresses = await fill('Mysuru', 'Hassan')
    isHeld = true
    const reading = read()
    while (lists.length === 0) await Promise.resolve()
    await remove(idOf(addresses, 'Hassan'))
    lists[0]?.()
    await reading
    expect(cities()).toEqual(['Mysuru*'])
  })
})

describe('what a guest kept on this device', () => {
  const kept = {
    checkoutAddress: JSON.stringify(toWireAddress(anAddress({ city: 'Belur' }))),
    checkoutAddressSession: 'session-1',
  }

  it('moves to the book once, is reported, and is removed from the device', async () => {
    const { read, cities, events, browser } = aBook({ kept })
    await Promise.all([read(), read()])
    expect(cities()).toEqual(['Belur*'])
    expect(events).toMatchObject([{ type: 'brought', address: { city: 'Belur' } }])
    expect(browser.getItem('checkoutAddress')).toBeNull()
  })

  it('is not doubled, and the default of the book stays', async () => {
    const { fill, read, cities, events, browser } = aBook()
    await fill('Mysuru', 'Belur')
    browser.setItem('checkoutAddress', kept.checkoutAddress)
    browser.setItem('checkoutAddressSession', kept.checkoutAddressSession)
    await read()
    browser.setItem('checkoutAddress', JSON.stringify(toWireAddress(anAddress({ city: 'Hassan' }))))
    browser.setItem('checkoutAddressSession', kept.checkoutAddressSession)
    await read()
    expect(cities()).toEqual(['Mysuru*', 'Hassan', 'Belur'])
    expect(events).toHaveLength(1)
    expect(browser.getItem('checkoutAddress')).toBeNull()
  })

  it('stays on the device when it could not be saved, and goes over the next time', async () => {
    const isFull = { value: true }
    const { read, cities, browser } = aBook({
      kept,
      spoil: (port) => ({
        ...port,
        save: (payload) => (isFull.value ? Promise.resolve(err('address/too-many')) : port.save(payload)),
      }),
    })
    await read()
    expect(cities()).toEqual([])
    expect(browser.getItem('checkoutAddress')).not.toBeNull()
    isFull.value = false
    await read()
    expect(cities()).toEqual(['Belur*'])
  })
})
