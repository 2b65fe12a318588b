import { aProduct, aVariant } from '@krishi/storefront-hooks/memory'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showElement } from '../testing/show-element.tsx'
import doseHelper from './dose-helper.tsx'

const bottle = aVariant({ id: 'bottle', netQuantity: { value: 100, unit: 'ml' } })
const dose = { kind: 'dose', min: 60, max: 100, unit: 'ml' } as const
const goods = {
  products: [aProduct({ productId: 'neem', dose, variants: [bottle] }), aProduct({ productId: 'undosed' })],
}

it('puts the packs for a field into the cart, tells the page, and opens the cart', async () => {
  const { fallback, heard, storefront } = await showElement(doseHelper, {
    html: '<krishi-dose-helper product="neem"></krishi-dose-helper>',
    goods,
    events: ['krishi-add'],
  })
  await page.getByText('How many packs for my field?').click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Area' }), '2')
  await page.getByRole('button', { name: 'Add these packs' }).click()
  const lines = storefront.cart.getState().view.lines.map(({ line }) => [line.id, line.cartQty])
  expect(lines).toEqual([['bottle', 2]])
  expect(heard).toEqual([{ name: 'krishi-add', detail: { productId: 'neem', variantId: 'bottle' } }])
  await expect.poll(() => document.querySelector('krishi-cart-drawer')?.hasAttribute('open')).toBe(true)
  await expect.element(fallback).not.toBeInTheDocument()
})

it('leaves the link for a product that is not measured out by area', async () => {
  const { fallback, host } = await showElement(doseHelper, {
    html: '<krishi-dose-helper product="undosed"></krishi-dose-helper>',
    goods,
  })
  await expect.element(fallback).toBeVisible()
  expect(host.shadowRoot?.querySelector('[data-scope]')).toBeNull()
})
