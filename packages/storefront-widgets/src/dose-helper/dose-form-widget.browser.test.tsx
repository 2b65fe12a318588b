import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aProduct, aShop, aVariant, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DoseFormWidget, usableDose } from './index.ts'

const dose = { kind: 'dose', min: 60, max: 100, unit: 'ml' } as const
const bottle = aVariant({
  id: 'bottle',
  title: { text: '100 ml', lang: 'en' },
  netQuantity: { value: 100, unit: 'ml' },
})
const litre = aVariant({
  id: 'litre',
  title: { text: '1 l', lang: 'en' },
  netQuantity: { value: 1, unit: 'l' },
  price: 200_000,
})
const answer = page.getByRole('status')
const area = page.getByRole('textbox', { name: 'Area' })

async function aForm(own: Partial<ProductDetail> = {}) {
  const product = aProduct({ productId: 'neem', variants: [bottle, litre], ...own })
  const backend = createMemoryBackend({ shop: aShop({ products: [product] }) })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
    createCart: createCartStore,
  })
  let added = 0
  await render(
    <StorefrontProvider storefront={storefront}>
      <DoseFormWidget dose={dose} product={product} onAdded={() => (added += 1)} />
    </StorefrontProvider>,
  )
  const inCart = () => storefront.cart.getState().view.lines.map(({ line }) => [line.id, line.cartQty])
  return { inCart, added: () => added }
}

const addPacks = page.getByRole('button', { name: 'Add these packs' })

describe('DoseFormWidget', () => {
  it('tells the cheapest packs of an acre at once, then of what is typed', async () => {
    await aForm()
    await expect.element(answer.getByText('1 pack of 100 ml')).toBeVisible()
    await expect.element(answer.getByText('₹250 in all')).toBeVisible()
    await userEvent.fill(area, '२.५')
    await expect.element(answer.getByText(/^3 packs of 100 ml/)).toBeVisible()
    await userEvent.fill(area, 'two')
    await expect.element(area).toHaveAccessibleDescription('Enter the area as a number, such as 2 or 2.5.')
    await userEvent.fill(area, '5000')
    await expect.element(area).toHaveAccessibleDescription('Enter at most 1,000 acres.')
  })

  it('puts all packs of the mix into the cart', async () => {
    const { inCart, added } = await aForm()
    await userEvent.fill(area, '12')
    await expect.element(answer.getByText('2 packs of 100 ml')).toBeVisible()
    await expect.element(answer.getByText('1 pack of 1 l', { exact: true })).toBeVisible()
    await addPacks.click()
    expect(Object.fromEntries(inCart())).toEqual({ bottle: 2, litre: 1 })
    expect(added()).toBe(1)
  })

  it('takes only packs that can be bought, and tells the need where none can', async () => {
    const gone = { ...litre, inventoryQuantity: 0 }
    await aForm({ variants: [bottle, gone] })
    await userEvent.fill(area, '12')
    await expect.element(answer.getByText('12 packs of 100 ml')).toBeVisible()
    await userEvent.fill(area, '100')
    await expect.element(answer.getByText(/^There are not enough packs/)).toBeVisible()
    expect(addPacks.query()).toBeNull()
  })

  it('tells the need of a product that is sold out, and offers nothing', async () => {
    await aForm({ variants: [{ ...bottle, inventoryQuantity: 0 }] })
    await expect.element(answer.getByText('1 pack of 100 ml')).toBeVisible()
    expect(addPacks.query()).toBeNull()
  })

  it('says where no pack can be compared', async () => {
    await aForm({ variants: [aVariant({ id: 'kilo' })] })
    await expect.element(answer.getByText(/^The packs do not say/)).toBeVisible()
  })
})

describe('usableDose', () => {
  it('is one that a pack can be measured against', () => {
    expect(usableDose({ dose, variants: [aVariant({ id: 'kilo' }), bottle] })).toBe(dose)
    expect(usableDose({ dose, variants: [aVariant({ id: 'kilo' })] })).toBeNull()
    expect(usableDose({ dose: null, variants: [bottle] })).toBeNull()
  })
})
