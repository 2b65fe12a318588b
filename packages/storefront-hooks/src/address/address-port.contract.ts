import type { AddressToKeep } from '@krishi/storefront-core/address'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAddress } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import { signInAnew } from '../testing/sign-in-anew.ts'
import type { AddressPort } from './address-port.ts'

/** What an address suite runs on: the ports of a guest, over a backend in development, which tells its codes. */
export interface AddressSubject {
  readonly ports: Pick<StorefrontPorts, 'address' | 'auth' | 'session'>
  readonly sample: ShopSample
  readonly signIn?: (() => Promise<unknown>) | undefined
}

/** The suite that every adapter of `AddressPort` passes [06.6]. `make` gives a fresh port before each test. */
export function describeAddressPort(make: () => AddressSubject | Promise<AddressSubject>): void {
  describe('[06.6] address port', () => {
    let port: AddressPort
    let ports: AddressSubject['ports']
    let sample: ShopSample
    let signIn: () => Promise<unknown>

    beforeEach(async () => {
      const subject = await make()
      ;({ ports, sample } = subject)
      port = ports.address
      signIn = subject.signIn ?? (() => signInAnew(ports))
    })

    const address = (own: Partial<AddressToKeep> = {}): AddressToKeep => ({
      ...anAddress(),
      ...{ isDefault: false, owner: { userId: '', userExternalId: '' } },
      ...own,
    })
    const cities = async () =>
      (await valueOf(port.list())).map(({ city, isDefault }) => (isDefault ? `${city}*` : city))

    it('[28.4] knows city, district and state of a pincode', async () => {
      const place = await valueOf(port.pincodeLookup(sample.pincode))
      expect(place.pincode).toBe(sample.pincode)
      for (const part of [place.city, place.district, place.state, place.provinceId]) expect(part).not.toBe('')
    })

    it('[28.4] refuses an unknown pincode with a sentence for the shopper', async () => {
      const answer = await port.pincodeLookup('999999')
      expect(answer.ok).toBe(false)
      if (!answer.ok) expect(answer.error.serverMessage).toMatch(/\S/)
    })

    it('[28.5] knows the pincode of a position', async () => {
      const found = await valueOf(port.reverseGeocode({ latitude: 12.31, longitude: 76.65 }))
      expect(found.pincode).toMatch(/^[1-9]\d{5}$/)
      expect(found.displayAddress).not.toBe('')
    })

    it('[03.5] has no book for a guest', async () => {
      const calls = [port.list(), port.readDefault(), port.save(address()), port.remove('any')]
      for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ error: { code: 'auth/forbidden' } })
      expect(await port.update({ ...address(), id: 'any' })).toMatchObject({ error: { code: 'auth/forbidden' } })
    })

    it('[28.8] [28.12] keeps, changes and deletes saved addresses, with one default', async () => {
      await signIn()
      expect(await valueOf(port.list())).toEqual([])
      expect(await valueOf(port.readDefault())).toBeNull()
      const first = await valueOf(port.save(address({ city: 'Mysuru' })))
      expect(first).toMatchObject({ isDefault: true, ...anAddress() })
      const second = await valueOf(port.save(address({ city: 'Hassan' })))
      expect(await valueOf(port.save(address({ city: 'Hassan' })))).toEqual(second)
      await valueOf(port.save(address({ city: 'Belur' })))
      expect(await cities()).toEqual(['Mysuru*', 'Belur', 'Hassan'])
      await valueOf(port.update({ ...address({ city: 'Hassan', isDefault: true }), id: second.id }))
      expect((await valueOf(port.readDefault()))?.id).toBe(second.id)
      await valueOf(port.update({ ...address({ city: 'Halebidu' }), id: second.id }))
      expect((await cities())[0]).toBe('Halebidu*')
      await valueOf(port.remove(second.id))
      expect(await valueOf(port.readDefault())).toBeNull()
      expect((await cities()).sort()).toEqual(['Belur', 'Mysuru'])
      expect(await port.remove(second.id)).toMatchObject({ error: { code: 'request/not-found' } })
      expect(await port.update({ ...address(), id: second.id })).toMatchObject({ error: { code: 'request/not-found' } })
    })
  })
}
