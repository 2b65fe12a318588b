import type { ReverseGeocode } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { anAddress, aPincode } from '../memory/fixtures.ts'
import { createSafeStorage } from '../storage/index.ts'
import { aDevice } from '../testing/a-device.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { aStorage } from '../testing/storages.ts'
import { createAddressFormStore } from './create-address-form-store.ts'

const here: ReverseGeocode = { pincode: '570001', displayAddress: 'Mysuru, Karnataka' }

function aForm(
  given: Parameters<typeof aDevice>[0] = { permission: 'granted' },
  geocoded: Result<ReverseGeocode, PortErrorCode> = ok(here),
) {
  const clock = createFakeClock()
  const { device, asked } = aDevice(given)
  const positions: unknown[] = []
  const form = createAddressFormStore({
    port: {
      pincodeLookup: (pincode) => Promise.resolve(ok(aPincode({ pincode }))),
      reverseGeocode(position) {
        positions.push(position)
        return Promise.resolve(geocoded)
      },
    },
    storage: createSafeStorage(() => aStorage()),
    sessionStorage: createSafeStorage(() => aStorage()),
    settings: { compliance: 'spec' },
    user: () => null,
    device,
    clock,
  })
  return { form, clock, asked, positions, draft: () => form.getState().draft, location: () => form.getState().location }
}

describe('use my location', () => {
  it('[28.5] empties the place, then fills it in from where the device is, and keeps name and phone', async () => {
    const { form, clock, positions, draft, location } = aForm()
    form.actions.edit(anAddress({ zip: '560001', city: 'Bengaluru' }))
    const { lastName, mobileNo } = draft()
    const seen: string[] = []
    form.subscribe(({ draft: { pinCode, city } }) => seen.push(`${pinCode} ${city}`))
    void form.actions.locate()
    await clock.advance(200)
    expect(positions).toEqual([{ latitude: 12.3, longitude: 76.65 }])
    expect(seen).toContain('570001 ')
    expect(draft()).toEqual({
      ...{ lastName, mobileNo, flathouseno: '', address1: '', address2: '' },
      ...{ pinCode: '570001', city: 'Mysuru', district: 'Mysuru', state: 'KA' },
    })
    expect(location()).toEqual({ status: 'found', place: here })
  })

  it('[28.5] [V14.2.1] tells the server the place to a hundredth of a degree, and not the field', async () => {
    const { form, clock, positions } = aForm({ answer: { latitude: 12.97194, longitude: 77.59369 } })
    void form.actions.locate()
    await clock.advance(200)
    expect(positions).toEqual([{ latitude: 12.97, longitude: 77.59 }])
  })

  it('[28.5] shows its loader for 200 ms, and asks once however often it is tapped', async () => {
    const { form, clock, asked, location } = aForm()
    void form.actions.locate()
    void form.actions.locate()
    await clock.advance(199)
    expect([location().status, asked()]).toEqual(['pending', 1])
    await clock.advance(1)
    expect(location().status).toBe('found')
  })

  it.each([
    ['location/denied', { permission: 'denied' }, ok(here)],
    ['location/unavailable', { answer: 'unavailable' }, ok(here)],
    ['request/not-found', {}, err('request/not-found')],
    ['network/offline', {}, err('network/offline')],
  ] as const)('[28.5] tells %s after a tap, and leaves the form as it was', async (code, device, geocoded) => {
    const { form, clock, draft, location } = aForm(device, geocoded)
    form.actions.edit(anAddress())
    const before = draft()
    void form.actions.locate()
    await clock.advance(200)
    expect(location()).toEqual({ status: 'failed', code })
    expect(draft()).toEqual(before)
    form.actions.reset()
    expect(location()).toEqual({ status: 'idle' })
  })

  it('[28.5] fills an empty place in without a tap where it was allowed before', async () => {
    const { form, clock, draft } = aForm()
    form.actions.change('lastName', 'Lakshmi')
    void form.actions.locateIfGranted()
    await clock.advance(200)
    expect(draft()).toMatchObject({ lastName: 'Lakshmi', pinCode: '570001', city: 'Mysuru' })
  })

  it('[28.5] does not locate without a tap where it was not allowed, or the place is not empty', async () => {
    for (const permission of ['prompt', 'denied'] as const) {
      const { form, clock, asked, location } = aForm({ permission })
      void form.actions.locateIfGranted()
      await clock.advance(200)
      expect([asked(), location()]).toEqual([0, { status: 'idle' }])
    }
    const { form, clock, asked, draft } = aForm()
    form.actions.change('address1', 'Temple Road')
    void form.actions.locateIfGranted()
    await clock.advance(200)
    expect([asked(), draft().address1]).toEqual([0, 'Temple Road'])
  })

  it('[28.5] shows no failure that came without a tap', async () => {
    const { form, clock, asked, location } = aForm({ permission: 'granted', answer: 'denied' })
    void form.actions.locateIfGranted()
    await clock.advance(200)
    expect([asked(), location()]).toEqual([1, { status: 'idle' }])
  })

  it('[28.5] overwrites nothing that is typed while the place is being found', async () => {
    const asked = aForm()
    void asked.form.actions.locate()
    asked.form.actions.change('address2', 'Near the well')
    await asked.clock.advance(200)
    expect(asked.draft()).toMatchObject({ pinCode: '570001', address2: 'Near the well' })
    const pincode = aForm()
    void pincode.form.actions.locate()
    pincode.form.actions.change('pinCode', '560')
    await pincode.clock.advance(200)
    expect([pincode.draft().pinCode, pincode.location()]).toEqual(['560', { status: 'idle' }])
    const unasked = aForm()
    void unasked.form.actions.locateIfGranted()
    await unasked.clock.advance(100)
    unasked.form.actions.change('address1', 'Temple Road')
    await unasked.clock.advance(100)
    expect(unasked.draft()).toMatchObject({ pinCode: '', address1: 'Temple Road' })
  })
})
