import { aProduct, aVariant } from '@krishi/storefront-hooks/memory'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showElement } from '../testing/show-element.tsx'
import card from './product-card.tsx'

const packs = [aVariant({ id: 'small' }), aVariant({ id: 'large' })]
const goods = { products: [aProduct({ productId: 'tomato', handle: 'tomato', variants: packs })] }

it('[12.5] shows a product with a link to the shop, and sells the pack that the page names', async () => {
  const { fallback, heard } = await showElement(card, {
    html: '<krishi-product-card product="tomato" variant="large" heading-level="2"></krishi-product-card>',
    goods,
    events: ['krishi-add'],
  })
  const name = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect.element(name.getByRole('link')).toHaveAttribute('href', 'https://shop.example/products/tomato')
  await expect.element(fallback).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  expect(heard).toEqual([{ name: 'krishi-add', detail: { productId: 'tomato', variantId: 'large' } }])
})

it('leaves the link for a product that the shop does not have, and shows another in its place', async () => {
  const { fallback, host, update } = await showElement(card, {
    html: '<krishi-product-card product="none"></krishi-product-card>',
    goods,
  })
  await expect.element(fallback).toBeVisible()
  host.setAttribute('product', 'tomato')
  await update()
  await expect.element(page.getByRole('article')).toBeVisible()
})
