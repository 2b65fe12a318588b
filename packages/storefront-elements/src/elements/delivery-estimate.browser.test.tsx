import { aPincode, aProduct, aVariant } from '@krishi/storefront-hooks/memory'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showElement } from '../testing/show-element.tsx'
import estimate from './delivery-estimate.tsx'

const gone = [aVariant({ id: 'gone', inventoryQuantity: 0 })]
const goods = {
  products: [aProduct({ productId: 'tomato' }), aProduct({ productId: 'gone', variants: gone })],
  pincodes: [aPincode({ pincode: '570001', city: 'Mysuru' })],
}

it('[16.3, 16.4] asks for a pincode and nothing else, then tells days and the page the place', async () => {
  const { fallback, heard } = await showElement(estimate, {
    html: '<krishi-delivery-estimate product="tomato"></krishi-delivery-estimate>',
    goods,
    events: ['krishi-place-change'],
  })
  const section = page.getByRole('region', { name: 'Delivery' })
  await section.getByRole('button', { name: 'Enter pincode' }).click()
  await expect.element(fallback).not.toBeInTheDocument()
  const question = page.getByRole('dialog')
  await userEvent.fill(question.getByRole('textbox', { name: 'Pincode' }), '570001')
  // To close it, and to go on.
  expect(question.getByRole('button').elements()).toHaveLength(2)
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(section.getByText('Arrives in 2 to 3 days')).toBeVisible()
  expect(heard).toEqual([{ name: 'krishi-place-change', detail: { pincode: '570001' } }])
})

it('[16.1] leaves the link for what cannot be bought', async () => {
  const { fallback, host } = await showElement(estimate, {
    html: '<krishi-delivery-estimate product="gone"></krishi-delivery-estimate>',
    goods,
  })
  await expect.element(fallback).toBeVisible()
  expect(host.shadowRoot?.querySelector('[data-scope]')).toBeNull()
})
