import { anOffer, aProduct } from '@krishi/storefront-hooks/memory'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showElement } from '../testing/show-element.tsx'
import couponList from './coupon-list.tsx'

const goods = {
  products: [aProduct({ productId: 'tomato' })],
  offers: [anOffer(), anOffer({ name: 'KISAN50', minimumPurchaseRequirements: 50_000 })],
}
const show = (own: object = {}) =>
  showElement(couponList, {
    html: '<krishi-coupon-list heading-level="2"></krishi-coupon-list>',
    goods,
    events: ['krishi-coupon-change'],
    ...own,
  })
const button = (name: string) => page.getByRole('button', { name })

it('[26.1] shows what is offered, and copies a code', async () => {
  const { copied } = await show()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Offers for you' })).toBeVisible()
  await button('Copy code KISAN50').click()
  await expect.element(page.getByText('Code copied').first()).toBeVisible()
  expect(copied).toEqual(['KISAN50'])
})

it('[26.6] makes an offer the coupon of the cart, and takes it away again', async () => {
  const { heard, storefront } = await show()
  await expect.element(button('Apply KISAN50')).toHaveAttribute('aria-disabled', 'true')
  await button('Apply KISAN10').click()
  await expect.element(button('Remove KISAN10')).toBeVisible()
  const [product] = goods.products
  const [pack] = product?.variants ?? []
  if (product && pack) storefront.cart.actions.add(product, pack)
  await expect
    .poll(() => storefront.cart.getState().view.totals.appliedCoupon)
    .toEqual({ name: 'KISAN10', value: 1_000 })
  await expect.element(page.getByText('You save ₹10')).toBeVisible()
  await button('Remove KISAN10').click()
  await expect.element(button('Apply KISAN10')).toBeVisible()
  expect(storefront.cart.getState().coupon).toBeNull()
  expect(heard.map(({ detail }) => detail)).toEqual([{ code: 'KISAN10' }, { code: '' }])
})

it('says that nothing is offered, without words about a box that it does not have', async () => {
  await show({ goods: { offers: [] } })
  await expect.element(page.getByText('No offers now')).toBeVisible()
  expect(page.getByText(/above/).query()).toBeNull()
})

it('says that the offers could not be read, and reads them again', async () => {
  const { backend } = await show({ conditions: { failing: { code: 'auth/forbidden' } as const } })
  await expect.element(page.getByRole('alert').getByText('The offers could not be loaded')).toBeVisible()
  backend.set({ failing: null })
  await button('Try again').click()
  await expect.element(button('Apply KISAN10')).toBeVisible()
})
