import { toWireAddress } from '@krishi/storefront-core/address'
import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { anAddress, aPincode } from '../memory/fixtures.ts'
import { anAddressForm as aForm } from '../testing/an-address-form.ts'
import { aStorage } from '../testing/storages.ts'

/** What an older shop took: the pincode of one state, and another state. */
const elsewhere = anAddress({ zip: '700001' })

describe('a pincode and the place of an address', () => {
  const puducherry = ok(
    aPincode({
      pincode: '605106',
      city: 'Puducherry',
      district: 'Puducherry',
      provinceId: 'PY',
      otherPlaces: [{ district: 'Cuddalore', provinceId: 'TN' }],
    }),
  )

  it('[28.4] gives a district of another state its state, and takes no other', async () => {
    const { form, type, answer, draft } = aForm()
    type('605106')
    await answer(0, puducherry)
    form.actions.change('city', 'Bahour')
    form.actions.change('district', 'Cuddalore')
    expect(draft()).toMatchObject({ city: 'Bahour', district: 'Cuddalore', state: 'TN' })
    form.actions.change('district', 'Mysuru')
    expect(draft()).toMatchObject({ district: 'Puducherry', state: 'PY' })
  })

  it.each([
    ['remembered', (form: ReturnType<typeof aForm>['form']) => form.hydrate()],
    ['of the book', (form: ReturnType<typeof aForm>['form']) => form.actions.open('address-1', elsewhere)],
    ['to be changed', (form: ReturnType<typeof aForm>['form']) => form.actions.edit(elsewhere)],
  ])('[28.4] [03.10] lets the pincode decide over an address that is %s', async (_which, begin) => {
    const { form, answer, asked, draft } = aForm({
      browser: aStorage({ checkoutAddress: JSON.stringify(toWireAddress(elsewhere)) }),
    })
    begin(form)
    expect(draft().state).toBe('KA')
    await answer(
      asked.length - 1,
      ok(aPincode({ pincode: '700001', city: 'Kolkata', district: 'Kolkata', provinceId: 'WB' })),
    )
    expect(draft()).toMatchObject({ city: 'Kolkata', district: 'Kolkata', state: 'WB' })
    expect(form.getState().lookup.status).toBe('found')
  })

  it.each([
    ['Mysuru', 'मैसूरु'],
    ['Nanjangud', 'Nanjangud'],
  ])('[28.4] reads the place of an address of another language: %s as %s', async (city, read) => {
    const { form, answer, draft } = aForm()
    form.actions.edit(anAddress({ city }))
    await answer(0, ok(aPincode({ city: 'मैसूरु', district: 'मैसूरु', state: 'कर्नाटक', names: ['Mysuru', 'मैसूरु'] })))
    expect(draft()).toMatchObject({ city: read, district: 'मैसूरु', state: 'KA' })
  })

  it('[28.4] keeps the city of an address that its pincode agrees with, and all of it where nobody can be asked', async () => {
    const { form, answer, draft } = aForm()
    form.actions.edit(anAddress({ city: 'Nanjangud' }))
    await answer(0, ok(aPincode()))
    expect(draft()).toMatchObject({ city: 'Nanjangud', district: 'Mysuru', state: 'KA' })
    const offline = aForm()
    offline.form.actions.edit(anAddress())
    await offline.answer(0, err('network/offline'))
    await offline.answer(1, err('network/offline'))
    expect(offline.draft()).toMatchObject({ city: 'Mysuru', district: 'Mysuru', state: 'KA' })
    const gone = aForm()
    gone.form.actions.edit(anAddress())
    await gone.answer(0, err('address/pincode-unknown'))
    expect(gone.draft()).toMatchObject({ city: '', state: '' })
  })
})
