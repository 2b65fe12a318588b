import type { CartToOrder } from '@krishi/storefront-core/checkout'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../memory/fixtures.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import { checkoutOf } from './use-checkout.ts'

function aTab(compliance: 'spec' | 'india-2026', tab = aStorage()) {
  const sent: CartToOrder['consent'][] = []
  const { ports } = aStorefront().storefront
  const create = (cart: CartToOrder) => {
    sent.push(cart.consent)
    return ports.checkout.create(cart)
  }
  const test = aStorefront({
    tab,
    ports: { ...ports, checkout: { ...ports.checkout, create } },
    locale: 'hi',
    settings: { ...defaultSettings, compliance, termsVersion: '3' },
  })
  const fill = () => addToCart(test, 2)
  fill()
  return { sent, tab, fill, checkout: checkoutOf(test.storefront).actions }
}

const consent = { version: '3', language: 'hi' }

describe('consent to the terms', () => {
  it('goes with the checkout that is made after proceeding, over the address and a reload', async () => {
    const before = aTab('india-2026')
    expect(await before.checkout.proceed()).toEqual({ kind: 'address-needed' })
    const after = aTab('india-2026', before.tab)
    await after.checkout.create(anAddress())
    expect(after.sent).toEqual([consent])
  })

  it('is not invented: there is none of a shopper who came to the address by another way', async () => {
    const { checkout, sent } = aTab('india-2026')
    await checkout.create(anAddress())
    expect(sent).toEqual([undefined])
  })

  it('is for one order: the next one is asked for anew', async () => {
    const { checkout, sent, fill } = aTab('india-2026')
    await checkout.proceed()
    const made = await checkout.create(anAddress())
    expect(checkout.complete({ id: 'order-1', checkoutId: made.ok ? made.value : '' })).toBe(true)
    fill()
    await checkout.create(anAddress())
    expect(sent).toEqual([consent, undefined])
  })

  it.each(['', '{}', '{"version":3,"language":"hi"}', '{"version":"3","language":"xx"}'])(
    'is not read from a corrupt storage: %s',
    async (text) => {
      const { checkout, sent } = aTab('india-2026', aStorage({ termsConsent: text }))
      await checkout.create(anAddress())
      expect(sent).toEqual([undefined])
    },
  )

  it('is never recorded where the terms are ticked beforehand', async () => {
    const { checkout, sent, tab } = aTab('spec')
    await checkout.proceed()
    await checkout.create(anAddress())
    expect(sent).toEqual([undefined])
    expect(tab.getItem('termsConsent')).toBeNull()
  })
})
