import { decodeAddress, toWireAddress } from '@krishi/storefront-core/address'
import { cartCapacity, toCartLine } from '@krishi/storefront-core/cart'
import { err } from '@krishi/storefront-core/result'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { addressBookOf } from '../address/use-address-book.ts'
import { addressFormOf } from '../address/use-address-form.ts'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aProduct, aShop, anAddress } from '../memory/fixtures.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import { valueOf } from '../query/index.ts'
import { createCheckoutStore } from './create-checkout-store.ts'
import { checkoutOf } from './use-checkout.ts'

function aCheckout(own: Parameters<typeof aStorefront>[0] = {}) {
  const test = aStorefront(own)
  addToCart(test, 2)
  return { ...test, checkout: checkoutOf(test.storefront), form: addressFormOf(test.storefront) }
}

describe('making a checkout', () => {
  it('[24.5] asks for an address when none is known', async () => {
    const { checkout, backend } = aCheckout()
    expect(await checkout.actions.proceed()).toEqual({ kind: 'address-needed' })
    expect(backend.calls('checkout.create')).toBe(0)
  })

  it('[24.5] makes a checkout with the default address of whoever is signed in', async () => {
    const { checkout, storefront, backend } = aCheckout({ user: { isGuestUser: false, userId: 'user-1' } })
    expect(await checkout.actions.proceed()).toEqual({ kind: 'address-needed' })
    const draft = decodeAddress(anAddress({ city: 'Hassan' }))
    await addressBookOf(storefront).actions.save(draft, { id: null, isDefault: false, flow: 'address-book' })
    expect(await checkout.actions.proceed()).toEqual({ kind: 'checkout-created', checkoutId: 'checkout-1' })
    const made = await valueOf(storefront.ports.checkout.read({ checkoutId: 'checkout-1', locale: 'en' }))
    expect(made.userIdentity.deliveryAddress).toEqual(anAddress({ city: 'Hassan' }))
    backend.set({ offline: true })
    expect(await checkout.actions.proceed()).toEqual({ kind: 'address-needed' })
  })

  it('[24.5] makes a checkout with the remembered address', async () => {
    const { checkout, storefront, browser } = aCheckout()
    browser.setItem('checkoutAddress', JSON.stringify(toWireAddress(anAddress({ city: 'Hassan' }))))
    expect(await checkout.actions.proceed()).toEqual({ kind: 'checkout-created', checkoutId: 'checkout-1' })
    const made = await valueOf(storefront.ports.checkout.read({ checkoutId: 'checkout-1', locale: 'en' }))
    expect(made.userIdentity.deliveryAddress?.city).toBe('Hassan')
  })

  it.each(['address/pincode-unknown', 'address/place-mismatch', 'phone/invalid'] as const)(
    '[28.4] asks for the address again when the server refuses the remembered one: %s',
    async (code) => {
      const { checkout, storefront, browser } = aCheckout()
      browser.setItem('checkoutAddress', JSON.stringify(toWireAddress(anAddress())))
      storefront.ports.checkout.create = () => Promise.resolve(err(code))
      expect(await checkout.actions.proceed()).toEqual({ kind: 'address-needed' })
    },
  )

  it('[24.5] is pending while it runs and tells a failure as a value', async () => {
    const { checkout, backend, browser } = aCheckout()
    backend.set({ failNext: { code: 'network/server' } })
    const creating = checkout.actions.create(anAddress())
    expect(checkout.getState().creating).toEqual({ status: 'pending' })
    expect(await creating).toEqual({ ok: false, error: { code: 'network/server' } })
    expect(checkout.getState().creating).toEqual({ status: 'failed', error: { code: 'network/server' } })
    expect(browser.getItem('checkoutDetails')).toBeNull()
  })

  it('[25.3] costs what the cart said: products take off the same in both', async () => {
    const test = aStorefront()
    const { storefront, backend } = test
    const rule = { type: 'percentage', value: 10 } as const
    for (const { variants } of backend.shop().products) {
      for (const { id } of variants) backend.changeVariant(id, { discountProperties: rule })
    }
    addToCart(test, 2)
    const checkoutId = await valueOf(checkoutOf(storefront).actions.create(anAddress()))
    const { cart } = await valueOf(storefront.ports.checkout.read({ checkoutId, locale: 'en' }))
    const { totals } = storefront.cart.getState().view
    expect(totals.productDiscount).toBeGreaterThan(0)
    expect(cart).toMatchObject({ productDiscount: totals.productDiscount, totalNetCost: totals.payable })
  })

  it('[24.5] counts an answer without an id as a failure', async () => {
    const base = aStorefront()
    const { ports } = base.storefront
    const empty = { ...ports.checkout, create: () => Promise.resolve({ ok: true, value: '' } as const) }
    const { checkout } = aCheckout({ ports: { ...ports, checkout: empty } })
    expect(await checkout.actions.create(anAddress())).toMatchObject({ error: { code: 'network/malformed' } })
  })

  it('[30.10] refuses a cart without anything that can be bought', async () => {
    const { checkout, backend } = aCheckout()
    backend.changeVariant('product-2-1', { inventoryQuantity: 0 })
    expect(await checkout.actions.create(anAddress())).toMatchObject({ error: { code: 'checkout/items-not-valid' } })
    expect(backend.calls('checkout.create')).toBe(0)
  })

  it('[24.3] refuses at the beginning a cart of more lines than one order takes, and says how many are too many', async () => {
    const products = Array.from({ length: cartCapacity + 3 }, (_, index) => aProduct({ productId: `many-${index}` }))
    const lines = products.flatMap((product) =>
      product.variants.slice(0, 1).map((pack) => toCartLine(product, pack, 1)),
    )
    const backend = createMemoryBackend({ shop: aShop({ products }) })
    const { storefront } = aStorefront({
      ports: createMemoryPorts({ backend }),
      browser: aStorage({ cartProducts: JSON.stringify(lines) }),
    })
    storefront.cart.hydrate()
    const { actions } = checkoutOf(storefront)
    const refused = { code: 'request/too-large', fields: { excess: '3' } }
    expect(await actions.create(anAddress())).toEqual({ ok: false, error: refused })
    expect(backend.calls('checkout.create')).toBe(0)
    for (const { id } of lines.slice(0, 3)) storefront.cart.actions.remove(id)
    expect(await actions.create(anAddress())).toEqual({ ok: true, value: 'checkout-1' })
  })

  it('makes none without a session', async () => {
    const { ports } = aStorefront().storefront
    const session = { ...ports.session, open: () => Promise.resolve(err('network/server')) }
    const { checkout } = aCheckout({ ports: { ...ports, session } })
    expect(await checkout.actions.create(anAddress())).toEqual(err('network/server'))
  })

  it('makes one checkout for two taps', async () => {
    const { checkout, backend } = aCheckout()
    const [one, two] = await Promise.all([checkout.actions.create(anAddress()), checkout.actions.create(anAddress())])
    expect(one).toEqual(two)
    expect(backend.calls('checkout.create')).toBe(1)
  })

  it('[07.1] keeps the open checkout, and the address only of a shopper who lets it', async () => {
    const { checkout, browser } = aCheckout()
    await checkout.actions.create(anAddress())
    const details = () => JSON.parse(browser.getItem('checkoutDetails') ?? '')
    expect(details()).toEqual({
      id: 'checkout-1',
      eventCartData: [{ id: 'product-2-1', name: 'Product product-2', quantity: 1 }],
      totalCost: 20_000,
      totalNetCost: 27_000,
      shippingCharges: 7_000,
      discountAmount: 0,
      discountCode: '',
      paymentMode: 'online',
      addressDetails: null,
    })
    browser.setItem('checkoutAddress', JSON.stringify(toWireAddress(anAddress())))
    await checkout.actions.create(anAddress())
    expect(details().addressDetails).toEqual(anAddress())
  })

  it('keeps no second copy of an address that has to be forgotten', async () => {
    const settings = { ...defaultSettings, compliance: 'india-2026' } as const
    const { checkout, browser, form } = aCheckout({ settings })
    form.actions.edit(anAddress())
    form.actions.setRemember(true)
    await checkout.actions.create(form.actions.submit())
    expect(browser.getItem('checkoutAddress')).not.toBeNull()
    expect(JSON.parse(browser.getItem('checkoutDetails') ?? '').addressDetails).toBeNull()
  })

  it('[27.1] [29.4] reads the checkout again when nobody heard whether coins or address were changed', async () => {
    const { storefront, backend } = aCheckout()
    const changed: string[] = []
    const { actions } = createCheckoutStore({
      ...storefront,
      port: storefront.ports.checkout,
      address: () => anAddress(),
      createId: () => 'key-1',
      onChanged: (id) => changed.push(id),
    })
    const id = await valueOf(actions.create(anAddress()))
    backend.set({ failNext: { code: 'network/offline' } })
    await actions.updateAddress(id, anAddress({ city: 'Hassan' }), true)
    expect(changed).toEqual([])
    backend.set({ loseNext: true })
    const lost = await actions.updateAddress(id, anAddress({ city: 'Hassan' }), true)
    expect(lost).toEqual({ ok: false, error: { code: 'network/unanswered' } })
    expect(changed).toEqual([id])
  })

  it.each([
    ['checkout/out-of-stock', ['checkout-1'], false],
    ['checkout/already-completed', ['checkout-1'], true],
    ['network/offline', [], true],
  ] as const)('[30.10] after %s reads again %j, and keeps the open checkout: %s', async (code, read, isKept) => {
    const { storefront, browser } = aCheckout()
    const changed: string[] = []
    const { actions } = createCheckoutStore({
      ...storefront,
      port: { ...storefront.ports.checkout, placeOrder: () => Promise.resolve(err(code)) },
      address: () => anAddress(),
      createId: () => 'key-1',
      onChanged: (id) => changed.push(id),
    })
    const checkoutId = await valueOf(actions.create(anAddress()))
    const checkout = await valueOf(storefront.ports.checkout.read({ checkoutId, locale: 'en' }))
    expect(await actions.placeOrder(checkout, 'cod')).toEqual({ status: 'refused', error: { code } })
    expect([changed, browser.getItem('checkoutDetails') !== null]).toEqual([read, isKept])
    expect(browser.getItem('orderIntents')).toBeNull()
  })

  it('[29.4] changes the address with the coupon of the tab', async () => {
    const seen: unknown[] = []
    const base = aStorefront()
    const { ports } = base.storefront
    const updateAddress = (update: unknown) => {
      seen.push(update)
      return Promise.resolve({ ok: true, value: 'checkout-1' } as const)
    }
    const { checkout, tab } = aCheckout({ ports: { ...ports, checkout: { ...ports.checkout, updateAddress } } })
    tab.setItem('userAppliedCoupon', '{"name":"SAVE20","value":2000}')
    const updating = checkout.actions.updateAddress('checkout-1', anAddress())
    expect(checkout.getState().updatingAddress).toEqual({ status: 'pending' })
    expect(await updating).toEqual({ ok: true, value: 'checkout-1' })
    expect(seen).toEqual([
      { checkoutId: 'checkout-1', address: anAddress(), discountAmount: 2_000, discountCode: 'SAVE20' },
    ])
    expect(checkout.getState().updatingAddress).toEqual({ status: 'idle' })
    tab.removeItem('userAppliedCoupon')
    await checkout.actions.updateAddress('checkout-1', anAddress())
    expect(seen[1]).toMatchObject({ discountAmount: 0, discountCode: '' })
  })
})
