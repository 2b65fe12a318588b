import { toWireAddress } from '@krishi/storefront-core/address'
import { err, ok } from '@krishi/storefront-core/result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAddress, aPincode } from '../memory/fixtures.ts'
import { localKeys } from '../storage/index.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { aStorage } from '../testing/storages.ts'
import { aDevice } from '../testing/a-device.ts'
import { anAddressForm as aForm } from '../testing/an-address-form.ts'
import { newAddress } from './address-form-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const mysuru = ok(aPincode())
const unknown = err('address/pincode-unknown', { serverMessage: 'Invalid Pincode' })

describe('pincode look-up', () => {
  it('[28.4] asks at six digits only, of any script, and once for each pincode', () => {
    const { type, asked, draft } = aForm()
    for (const text of ['5', '57000', '५७०००१', '570001', '570001 ']) type(text)
    expect(asked).toEqual(['570001'])
    expect(draft().pinCode).toBe('570001')
  })

  it('[28.4] asks once more when the network loses the answer, and then says so', async () => {
    const { form, type, answer, asked, draft } = aForm()
    type('570001')
    await answer(0, err('network/timeout'))
    expect([asked.length, form.getState().lookup.status]).toEqual([2, 'loading'])
    await answer(1, mysuru)
    expect(draft().city).toBe('Mysuru')
    type('570002')
    await answer(2, err('network/server'))
    await answer(3, err('network/offline'))
    expect(form.getState().lookup).toEqual({ status: 'failed', error: { code: 'network/offline' } })
    expect(asked).toHaveLength(4)
  })

  it('[28.4] fills city, district and state', async () => {
    const { form, type, answer, draft } = aForm()
    type('570001')
    expect(form.getState().lookup).toEqual({ status: 'loading' })
    await answer(0, mysuru)
    expect(draft()).toMatchObject({ city: 'Mysuru', district: 'Mysuru', state: 'KA' })
    expect(form.getState().lookup).toEqual({ status: 'found', info: aPincode() })
  })

  it('[28.4] empties them when the pincode is unknown, and hands the server’s sentence on', async () => {
    const { form, type, answer, draft } = aForm()
    type('570001')
    await answer(0, mysuru)
    type('999999')
    await answer(1, unknown)
    expect(draft()).toMatchObject({ pinCode: '999999', city: '', district: '', state: '' })
    expect(form.getState().lookup).toMatchObject({ status: 'failed', error: { serverMessage: 'Invalid Pincode' } })
  })

  it('[28.4] ignores an answer that comes after the pincode has changed', async () => {
    const { type, answer, draft } = aForm()
    type('110001')
    type('570001')
    await answer(0, ok(aPincode({ pincode: '110001', city: 'Delhi' })))
    expect(draft().city).toBe('')
    await answer(1, mysuru)
    expect(draft().city).toBe('Mysuru')
    type('57000')
    type('560001')
    type('56000')
    await answer(2, unknown)
    expect(draft()).toMatchObject({ pinCode: '56000', city: 'Mysuru' })
  })

  it('[28.4] empties the street when the sixth digit is taken away', () => {
    const { form, type, draft } = aForm()
    form.actions.change('address1', 'Temple Road')
    type('570001')
    expect(draft().address1).toBe('Temple Road')
    type('57000')
    expect(draft().address1).toBe('')
    expect(form.getState().lookup).toEqual({ status: 'idle' })
  })

  it('keeps what is typed while the answer is on its way', async () => {
    const { form, type, answer, draft } = aForm()
    type('570001')
    form.actions.change('city', 'Nanjangud')
    await answer(0, mysuru)
    expect(draft()).toMatchObject({ city: 'Nanjangud', district: 'Mysuru', state: 'KA' })
  })
})

describe('address draft', () => {
  it('survives a reload in this tab, and later edits too', () => {
    const tab = aStorage()
    const before = aForm({ tab })
    before.form.actions.change('lastName', 'Lakshmi')
    const between = aForm({ tab })
    between.form.hydrate()
    between.form.actions.change('mobileNo', '+91 98450 12345')
    const after = aForm({ tab })
    expect(after.form.getState()).toMatchObject({ hydrated: false, draft: { lastName: '' } })
    after.form.hydrate()
    expect(after.draft()).toMatchObject({ lastName: 'Lakshmi', mobileNo: '9845012345' })
  })

  it('[28.10] remembers a guest’s address where the box is ticked, as it is by default', () => {
    const { form, browser } = aForm()
    expect(form.getState().remember).toBe(true)
    form.actions.edit(anAddress())
    expect(form.actions.submit()).toEqual(anAddress())
    expect(JSON.parse(browser.getItem('checkoutAddress') ?? '')).toEqual(toWireAddress(anAddress()))
    const later = aForm({ browser })
    later.form.hydrate()
    expect(later.form.getState().address).toEqual(anAddress())
    expect(later.draft()).toMatchObject({ flathouseno: '12', address1: 'Temple Road', district: 'Mysuru' })
  })

  it('[28.10] uses it for this page only where the box is not ticked, and forgets an older one', () => {
    const { form, browser } = aForm({
      browser: aStorage({ checkoutAddress: JSON.stringify(toWireAddress(anAddress())) }),
    })
    form.actions.edit(anAddress({ city: 'Hassan' }))
    form.actions.setRemember(false)
    form.actions.submit()
    expect(form.getState().address?.city).toBe('Hassan')
    expect(browser.getItem('checkoutAddress')).toBeNull()
  })

  it('survives a reload after it was submitted, until it is known to have arrived', () => {
    const { form, tab } = aForm()
    form.actions.setRemember(false)
    form.actions.change('lastName', 'Lakshmi')
    form.actions.submit()
    const reloaded = aForm({ tab })
    reloaded.form.hydrate()
    expect(reloaded.draft().lastName).toBe('Lakshmi')
    reloaded.form.actions.dropDraft()
    expect([tab.getItem('checkoutAddressDraft'), reloaded.draft().lastName]).toEqual([null, 'Lakshmi'])
  })

  it('keeps it for as long as the browser does', async () => {
    const clock = createFakeClock()
    const { form, browser } = aForm({ clock })
    form.actions.edit(anAddress())
    form.actions.submit()
    await clock.advance(400 * dayMs)
    const later = aForm({ browser, clock })
    later.form.hydrate()
    expect(later.form.getState().address).toEqual(anAddress())
  })

  it('is of one address: what was typed for another one is not taken over, for the same one it is still there', () => {
    const tab = aStorage()
    const before = aForm({ tab })
    before.form.actions.open(newAddress, null)
    before.form.actions.change('lastName', 'Lakshmi')
    const after = aForm({ tab })
    after.form.actions.open(newAddress, null)
    expect(after.draft().lastName).toBe('Lakshmi')
    after.form.actions.open('address-1', anAddress({ city: 'Hassan' }))
    expect(after.draft()).toMatchObject({ lastName: 'Lakshmi Gowda', city: 'Hassan' })
    after.form.actions.open(newAddress, null)
    expect(after.draft().lastName).toBe('')
  })

  it('[28.4] begins with the pincode that a delivery was asked for, and asks what place that is', async () => {
    const browser = aStorage()
    browser.setItem(localKeys.pincode, JSON.stringify({ pincode: '570001', name: 'Mysuru' }))
    const { form, asked, answer, draft } = aForm({ browser })
    form.hydrate()
    expect([draft().pinCode, ...asked]).toEqual(['570001', '570001'])
    await answer(0, mysuru)
    expect(draft()).toMatchObject({ city: 'Mysuru', state: 'KA' })
    form.actions.open(newAddress, null)
    expect(draft()).toMatchObject({ pinCode: '570001', city: '' })
  })

  it('is empty after a reset, also in storage', () => {
    const { form, tab, draft } = aForm()
    form.actions.change('lastName', 'Lakshmi')
    form.actions.reset()
    expect(draft().lastName).toBe('')
    expect(tab.getItem('checkoutAddressDraft')).toBeNull()
  })

  it('[07.3] starts from 5,000 corrupt storages without a crash', () => {
    const blob = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ draft: fc.jsonValue(), remember: fc.jsonValue() }).map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(blob, blob, (address, draft) => {
        const { form } = aForm({
          browser: aStorage({ checkoutAddress: address }),
          tab: aStorage({ checkoutAddressDraft: draft }),
        })
        form.hydrate()
        expect(Object.values(form.getState().draft).every((value) => typeof value === 'string')).toBe(true)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('an address that is remembered with consent', () => {
  const aLawfulForm = (own: Parameters<typeof aForm>[0] = {}) => aForm({ compliance: 'india-2026', ...own })

  /** A device on which the box is ticked. */
  function ticked(clock = createFakeClock()) {
    const { form, browser } = aLawfulForm({ clock })
    form.hydrate()
    form.actions.edit(anAddress())
    form.actions.setRemember(true)
    form.actions.submit()
    return { form, browser, clock }
  }

  it('is kept only after the box was ticked', () => {
    const { form, browser } = aLawfulForm()
    form.hydrate()
    expect(form.getState()).toMatchObject({ remember: false, isKept: false })
    form.actions.edit(anAddress())
    form.actions.submit()
    expect(browser.getItem('checkoutAddress')).toBeNull()
    expect(ticked().browser.getItem('checkoutAddress')).toBe(JSON.stringify(toWireAddress(anAddress())))
  })

  it('is there the next time with the box still ticked, until thirty days are over', async () => {
    const { browser, clock } = ticked()
    await clock.advance(30 * dayMs - 1)
    const within = aLawfulForm({ browser, clock })
    within.form.hydrate()
    expect(within.form.getState()).toMatchObject({ remember: true, isKept: true, address: anAddress() })
    await clock.advance(1)
    const over = aLawfulForm({ browser, clock })
    over.form.hydrate()
    expect(over.form.getState()).toMatchObject({ remember: false, isKept: false, address: null })
    expect([browser.getItem('checkoutAddress'), browser.getItem('checkoutAddressUntil')]).toEqual([null, null])
  })

  it.each([
    ['no last day, as one that was kept unasked', null],
    ['a last day that is none', 'soon'],
    ['a last day beyond reach', String(Date.UTC(2126, 0, 1))],
  ])('is forgotten with %s', (_which, until) => {
    const kept = {
      checkoutAddress: JSON.stringify(toWireAddress(anAddress())),
      ...(until && { checkoutAddressUntil: until }),
    }
    const { form, browser } = aLawfulForm({ browser: aStorage(kept) })
    form.hydrate()
    expect(form.getState().address).toBeNull()
    expect(browser.getItem('checkoutAddress')).toBeNull()
  })

  it('is forgotten at once on request, and the form with it', () => {
    const { form, browser } = ticked()
    form.actions.edit(anAddress())
    form.actions.forget()
    expect(form.getState()).toMatchObject({ remember: false, isKept: false, address: null, draft: { lastName: '' } })
    expect(browser.getItem('checkoutAddress')).toBeNull()
  })

  it('is asked of the device only after a tap', async () => {
    const { device, asked } = aDevice({ permission: 'granted' })
    const { form } = aLawfulForm({ device: device() })
    await form.actions.locateIfGranted()
    expect(asked()).toBe(0)
  })
})
