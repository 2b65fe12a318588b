import { aCollection, aProduct, english } from '@krishi/storefront-hooks/memory'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showElement } from '../testing/show-element.tsx'
import strip from './product-strip.tsx'

const names = ['tomato', 'chilli', 'onion']
const goods = {
  products: names.map((productId, index) => aProduct({ productId, position: index + 1 })),
  collections: [
    { collection: aCollection({ handle: 'seeds', title: english('Seeds') }), productHandles: names },
    { collection: aCollection({ handle: 'empty' }), productHandles: [] },
  ],
}
const region = (name: string) => page.getByRole('region', { name })

it('[12.8] shows the first of a collection under its name, with a way to all of it, and tells what it sells', async () => {
  const { fallback, heard } = await showElement(strip, {
    html: '<krishi-product-strip collection="seeds" limit="2"></krishi-product-strip>',
    goods,
    events: ['krishi-add'],
  })
  const seeds = region('Seeds')
  await expect.element(seeds.getByRole('heading', { level: 3, name: 'Seeds' })).toBeVisible()
  await expect
    .element(seeds.getByRole('link', { name: 'See all: Seeds' }))
    .toHaveAttribute('href', 'https://shop.example/collections/seeds')
  expect(seeds.getByRole('heading', { level: 4 }).elements()).toHaveLength(2)
  await expect.element(fallback).not.toBeInTheDocument()
  await seeds.getByRole('button', { name: 'Add to cart: Product tomato, 500 g' }).click()
  expect(heard).toEqual([{ name: 'krishi-add', detail: { productId: 'tomato', variantId: 'tomato-1' } }])
})

it('shows the products that it names, without those that there are not, and follows its attributes', async () => {
  const { host, update } = await showElement(strip, {
    html: '<krishi-product-strip products="onion none  tomato" heading="For your field" heading-level="2"></krishi-product-strip>',
    goods,
  })
  const cards = () =>
    region('For your field')
      .getByRole('article')
      .elements()
      .map((card) => card.querySelector('a')?.textContent)
  await expect.poll(cards).toEqual(['Product onion', 'Product tomato'])
  host.setAttribute('products', 'chilli')
  await update()
  await expect.poll(cards).toEqual(['Product chilli'])
})

it.each(['collection="none"', 'collection="empty"', 'products="none" heading="None"', 'products="tomato"', ''])(
  'leaves the link where there is nothing to show, or no heading: %s',
  async (attributes) => {
    const { fallback, host } = await showElement(strip, {
      html: `<krishi-product-strip ${attributes}></krishi-product-strip>`,
      goods,
    })
    await expect.element(fallback).toBeVisible()
    expect(host.shadowRoot?.querySelector('[data-scope]')).toBeNull()
  },
)
