import { emptyAddressDraft } from '@krishi/storefront-core/address'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { AddressLocation, PincodeLookup } from '@krishi/storefront-hooks/address'
import { aPincode } from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { toAddressFormProps } from './index.ts'

const found: PincodeLookup = {
  status: 'found',
  info: aPincode({ otherPlaces: [{ district: 'Mandya', provinceId: 'KA' }] }),
}

const forget = () => {}

function formOf(lookup: PincodeLookup, settings = defaultSettings, isKept = true) {
  const location = { status: 'idle' } as const
  const form = { draft: emptyAddressDraft, lookup, location, remember: true, setRemember: () => {}, isKept, forget }
  return toAddressFormProps(form, settings, 'kn')
}

describe('toAddressFormProps', () => {
  it('[04.5] calls the states as the shopper does', () => {
    expect(formOf(found).provinces.find(({ id }) => id === 'KA')?.title).toBe('ಕರ್ನಾಟಕ')
  })

  it('[28.4] tells what a pincode filled in, and every place that it reaches', () => {
    expect(formOf(found).lookup).toEqual({
      status: 'filled',
      filled: { city: 'Mysuru', district: 'Mysuru' },
      places: [
        { district: 'Mysuru', provinceId: 'KA' },
        { district: 'Mandya', provinceId: 'KA' },
      ],
    })
    expect(formOf({ status: 'idle' }).lookup).toEqual({ status: 'idle' })
    expect(formOf({ status: 'loading' }).lookup).toEqual({ status: 'pending' })
  })

  it('[28.4] says of an unknown pincode what the server said', () => {
    const failed = (serverMessage?: string) =>
      formOf({
        status: 'failed',
        error: { code: 'address/pincode-unknown', ...(serverMessage === undefined ? {} : { serverMessage }) },
      }).lookup
    expect(failed('Invalid Pincode')).toEqual({ status: 'failed', message: 'Invalid Pincode' })
    expect(failed().message).toBeUndefined()
  })

  it('[28.4] blames no pincode when nobody could be asked', () => {
    const { lookup } = formOf({ status: 'failed', error: { code: 'network/offline' } })
    expect(lookup).toEqual({ status: 'unreachable' })
  })

  it('[28.4] says nothing of a pincode where the backend knows none', () => {
    const { lookup } = formOf({ status: 'failed', error: { code: 'port/unsupported' } })
    expect(lookup).toEqual({ status: 'idle' })
  })

  it('offers to forget the remembered address where keeping it needs consent and there is one', () => {
    const lawful = { ...defaultSettings, compliance: 'india-2026' } as const
    expect(formOf(found).remember).toMatchObject({ keptDays: null, onForget: undefined })
    expect(formOf(found, lawful).remember).toMatchObject({ keptDays: 30, onForget: forget })
    expect(formOf(found, lawful, false).remember).toMatchObject({ keptDays: 30, onForget: undefined })
  })

  it('[28.5] tells a pincode that came from the device location from one that was typed', () => {
    const location: AddressLocation = { status: 'found', place: { pincode: '570001', displayAddress: 'Mysuru' } }
    const of = (pinCode: string) => {
      const form = {
        draft: { ...emptyAddressDraft, pinCode },
        lookup: found,
        location,
        remember: true,
        setRemember() {},
        isKept: false,
        forget,
      }
      return toAddressFormProps(form, defaultSettings, 'en').lookup.isFromLocation
    }
    expect([of('570001'), of('560001')]).toEqual([true, undefined])
  })

  it('[28.2] asks for what the settings make mandatory', () => {
    const { flathouseno, address1 } = defaultSettings.formSettings
    const formSettings = {
      flathouseno: { ...flathouseno, isMandatory: true },
      address1: { ...address1, isMandatory: false },
    }
    expect(formOf(found).required).toEqual({ flathouseno: false, address1: true })
    expect(formOf(found, { ...defaultSettings, formSettings }).required).toEqual({
      flathouseno: true,
      address1: false,
    })
  })
})
