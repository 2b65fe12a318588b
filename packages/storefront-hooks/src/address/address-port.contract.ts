import { beforeEach, describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import type { AddressPort } from './address-port.ts'

/** What an address suite runs on. */
export interface AddressSubject {
  readonly port: AddressPort
  readonly sample: ShopSample
}

/** The suite that every adapter of `AddressPort` passes [06.6]. `make` gives a fresh port before each test. */
export function describeAddressPort(make: () => AddressSubject | Promise<AddressSubject>): void {
  describe('[06.6] address port', () => {
    let port: AddressPort
    let sample: ShopSample

    beforeEach(async () => {
      ;({ port, sample } = await make())
    })

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
  })
}
