import { describe, expect, it } from 'vitest'
import { anAddress } from '../memory/fixtures.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { newAddress } from './address-form-store.ts'
import { addressFormOf } from './use-address-form.ts'

const savitri = { isGuestUser: false, userId: 'user-1', mobileNumber: '+919876543210', firstName: 'Savitri' }

/** The form of whoever is signed in; `reload` loads the page anew. */
async function aForm(user: object = savitri) {
  const { storefront, tab } = aStorefront({ user })
  await storefront.session.open()
  const form = addressFormOf(storefront)
  async function reload() {
    const again = aStorefront({ user, tab }).storefront
    await again.session.open()
    return addressFormOf(again)
  }
  return { ...form, ...form.actions, reload, draft: () => form.getState().draft }
}

describe('a new address of an account', () => {
  it('[28.1] begins with its name and its number, which can be changed', async () => {
    const { open, change, draft } = await aForm()
    open(newAddress, null)
    expect(draft()).toMatchObject({ lastName: 'Savitri', mobileNo: '9876543210', address1: '' })
    change('mobileNo', '9845012345')
    change('lastName', 'Lakshmi')
    expect(draft()).toMatchObject({ lastName: 'Lakshmi', mobileNo: '9845012345' })
  })

  it('[28.1] keeps what was typed before, also when that is nothing', async () => {
    const { open, change, reload } = await aForm()
    open(newAddress, null)
    change('lastName', '')
    change('mobileNo', '')
    change('address1', 'Temple Road')
    const later = await reload()
    later.actions.open(newAddress, null)
    expect(later.getState().draft).toMatchObject({ lastName: '', mobileNo: '', address1: 'Temple Road' })
  })

  it('[28.1] leaves an address that is changed alone', async () => {
    const { open, draft } = await aForm()
    open('address-1', anAddress({ fullName: 'Ravi', phone: '9812345678' }))
    expect(draft()).toMatchObject({ lastName: 'Ravi', mobileNo: '9812345678' })
  })

  it('[28.1] is empty for a guest', async () => {
    const { open, draft } = await aForm({ ...savitri, isGuestUser: true })
    open(newAddress, null)
    expect(draft()).toMatchObject({ lastName: '', mobileNo: '' })
  })
})
