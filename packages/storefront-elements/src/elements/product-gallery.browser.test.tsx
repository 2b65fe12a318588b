import { aProduct } from '@krishi/storefront-hooks/memory'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showElement } from '../testing/show-element.tsx'
import gallery from './product-gallery.tsx'

const goods = {
  products: [
    aProduct({ productId: 'tomato', productImages: ['/front.webp', '/back.webp'] }),
    aProduct({ productId: 'plain', productImages: [] }),
  ],
}

it('[14.3] enlarges the picture that is tapped, and tells the page of each that it shows', async () => {
  const { fallback, heard } = await showElement(gallery, {
    html: '<krishi-product-gallery product="tomato"></krishi-product-gallery>',
    goods,
    events: ['krishi-zoom'],
  })
  await expect.element(page.getByRole('region', { name: 'Pictures of Product tomato' })).toBeVisible()
  await expect.element(fallback).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Enlarge the picture: Product tomato' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Next picture' }).click()
  await expect
    .poll(() => heard)
    .toEqual([1, 2].map((number) => ({ name: 'krishi-zoom', detail: { productId: 'tomato', number } })))
})

it('leaves the link for a product without pictures', async () => {
  const { fallback, host } = await showElement(gallery, {
    html: '<krishi-product-gallery product="plain"></krishi-product-gallery>',
    goods,
  })
  await expect.element(fallback).toBeVisible()
  expect(host.shadowRoot?.querySelector('[data-scope]')).toBeNull()
})
