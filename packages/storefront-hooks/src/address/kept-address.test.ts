import { toWireAddress } from '@krishi/storefront-core/address'
import { describe, expect, it } from 'vitest'
import { createSignInStore } from '../auth/create-sign-in-store.ts'
import { unknownDevice } from '../auth/sign-in-device.ts'
import { anAddress } from '../memory/fixtures.ts'
import { createSafeStorage, localKeys } from '../storage/index.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { code } from '../testing/a-sign-in.ts'
import { aStorage } from '../testing/storages.ts'
import { createKeptAddress, handOverAddress } from './kept-address.ts'
import { addressBookOf } from './use-address-book.ts'

/** One phone, whoever holds it. */
function aPhone() {
  const { storefront } = aStorefront()
  const { session, ports } = storefront
  const kept = createKeptAddress(storefront)

  async function signIn(mobileNumber: string) {
    const request = { source: 'page', callBackUrl: null } as const
    const { actions } = createSignInStore({
      ...storefront,
      port: ports.auth,
      request,
      mobileNumber,
      device: unknownDevice,
    })
    await actions.send()
    actions.setCode(code)
    await actions.verify()
  }

  return {
    kept,
    signIn,
    openShop: () => session.open(),
    bookedCities: async () => {
      const { actions, getState } = addressBookOf(storefront)
      await actions.read()
      return getState().addresses.map(({ city }) => city)
    },
    /** Ends the session on the server, and leaves what the device keeps. */
    endSession: () => ports.auth.signOut(),
  }
}

describe('the address that a guest keeps on a phone', () => {
  it('[28.12] joins the book of the shopper who signs in from that session, once', async () => {
    const { kept, openShop, signIn, bookedCities } = aPhone()
    await openShop()
    kept.keep(toWireAddress(anAddress({ city: 'Belur' })))
    await signIn('9876543210')
    expect(await bookedCities()).toEqual(['Belur'])
    expect(kept.read()).toBeNull()
    expect(await bookedCities()).toEqual(['Belur'])
  })

  it('[28.12] does not join the book of who signs in from another guest’s session', async () => {
    const { kept, openShop, endSession, signIn, bookedCities } = aPhone()
    await openShop()
    kept.keep(toWireAddress(anAddress({ city: 'Belur' })))
    await endSession()
    await openShop()
    await signIn('9123456780')
    expect(await bookedCities()).toEqual([])
  })

  it('[28.12] does not join the book of who signs in next, when the guest’s own sign-in took it over', async () => {
    const { kept, openShop, endSession, signIn, bookedCities } = aPhone()
    await openShop()
    kept.keep(toWireAddress(anAddress({ city: 'Belur' })))
    await signIn('9876543210')
    await endSession()
    await signIn('9123456780')
    expect(await bookedCities()).toEqual([])
  })

  it.each([
    ['of no session that is known', {}],
    ['of a session that nobody knows', { checkoutAddressSession: '' }],
    ['of an earlier release', { sessionId: 'session-1' }],
  ])('[28.12] joins nobody’s book where it is %s', (_case, stored) => {
    const browser = aStorage({ checkoutAddress: JSON.stringify(toWireAddress(anAddress())), ...stored })
    const storage = createSafeStorage(() => browser)
    const kept = createKeptAddress(aStorefront({ browser }).storefront)
    handOverAddress(storage, '', 'session-2')
    browser.setItem(localKeys.sessionId, 'session-2')
    expect(kept.read()).toEqual(anAddress())
    expect(kept.readOwn()).toBeNull()
  })
})
