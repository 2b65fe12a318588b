import { aCollection, aProduct, english } from '@krishi/storefront-hooks/memory'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showElement } from '../testing/show-element.tsx'
import type { ShownElementOptions } from '../testing/show-element.tsx'
import filters from './filters.tsx'

const brands = ['Kaveri', 'Annapurna', 'Godavari']
const products = brands.map((name) => aProduct({ productId: name.toLowerCase(), vendorName: english(name) }))
const goods = {
  products,
  collections: [
    {
      collection: aCollection({ handle: 'seeds', title: english('Seeds') }),
      productHandles: products.map(({ handle }) => handle),
    },
  ],
}

/** Shows the goods of a collection in a place of a width in CSS px. */
async function show(attributes: string, width: number, own: Partial<ShownElementOptions> = {}) {
  const shown = await showElement(filters, {
    html: `<div style="inline-size: ${String(width)}px"><krishi-filters ${attributes} style="display: block"></krishi-filters></div>`,
    goods,
    ...own,
    events: ['krishi-filter-change', 'krishi-add'],
  })
  return { ...shown, cards: () => page.getByRole('article').elements().length }
}

it('[13.2, 12.1] opens the filters over the goods in a narrow place, narrows them and tells the page', async () => {
  const { cards, fallback, heard, host, update } = await show('collection="seeds"', 360)
  await expect.poll(cards).toBe(3)
  await expect.element(fallback).not.toBeInTheDocument()
  await page.getByRole('link', { name: /^Brand/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: /Kaveri/ }).click()
  await sheet.getByRole('button', { name: /^Apply|^Show/ }).click()
  await expect.poll(() => host.getAttribute('search')).toBe('brands=kaveri')
  await update()
  await expect.poll(cards).toBe(1)
  expect(heard).toEqual([{ name: 'krishi-filter-change', detail: { search: 'brands=kaveri' } }])
})

it('[13.4] has the filters beside the goods where there is room, and begins with those of the page', async () => {
  const { cards, host, update } = await show('collection="seeds" search="brands=annapurna" heading-level="2"', 1000)
  await expect.poll(cards).toBe(1)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Product annapurna' })).toBeVisible()
  await page.getByRole('checkbox', { name: /Godavari/ }).click()
  await update()
  await expect.poll(cards).toBe(2)
  await page.getByRole('combobox', { name: /Sort/ }).selectOptions('rating')
  expect(host.getAttribute('search')).toBe('brands=annapurna,godavari&sortBy=rating')
})

it('[13.9] offers the orders that the shop can make', async () => {
  await show('collection="seeds"', 1000, {
    changePorts: (ports) => ({
      ...ports,
      catalog: {
        ...ports.catalog,
        async filterOptions(query, options) {
          const answer = await ports.catalog.filterOptions(query, options)
          const offeredSorts = ['best-selling', 'country-of-origin'] as const
          return answer.ok ? { ...answer, value: { ...answer.value, offeredSorts } } : answer
        },
      },
    }),
  })
  const orders = page.getByRole('combobox', { name: /Sort/ }).getByRole('option')
  await expect
    .poll(() => orders.elements().map((order) => order.textContent))
    .toEqual(['Best selling', 'Country of origin'])
})

it('sells what it shows, and leads to the shop with it', async () => {
  const { heard, storefront } = await show('collection="seeds"', 360)
  await page.getByRole('button', { name: 'Add to cart: Product kaveri, 500 g' }).click()
  expect(storefront.cart.getState().view.count).toBe(1)
  expect(heard).toEqual([{ name: 'krishi-add', detail: { productId: 'kaveri', variantId: 'kaveri-1' } }])
  await expect
    .element(page.getByRole('link', { name: 'Product kaveri', exact: true }).first())
    .toHaveAttribute('href', 'https://shop.example/products/kaveri')
})

it('says that nothing is left, and gives the filters away', async () => {
  const { cards, host, update } = await show('collection="seeds" search="brands=nobody"', 360)
  await expect.element(page.getByText('No products found')).toBeVisible()
  await page.getByRole('button', { name: /^Clear all/ }).click()
  await update()
  await expect.poll(cards).toBe(3)
  expect(host.getAttribute('search')).toBe('')
})

it.each([
  ['there is no such collection', 'collection="none"', {}],
  ['none is named', '', {}],
  ['the shop does not answer', 'collection="seeds"', { offline: true }],
])('leaves the link where %s', async (_, attributes, conditions) => {
  const { fallback, host } = await show(attributes, 360, { conditions })
  await expect.element(fallback).toBeVisible()
  expect(host.shadowRoot?.querySelector('[data-scope]')).toBeNull()
})
