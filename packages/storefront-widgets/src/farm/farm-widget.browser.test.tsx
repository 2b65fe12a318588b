import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import {
  aProduct,
  aShop,
  aStorage,
  aVariant,
  createMemoryBackend,
  createMemoryPorts,
} from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DoseFormWidget } from '../dose-helper/index.ts'
import { FarmWidget, OwnCropsWidget } from './index.ts'

const dose = { kind: 'dose', min: 60, max: 100, unit: 'ml' } as const
const neem = aProduct({
  productId: 'neem',
  variants: [aVariant({ id: 'bottle', netQuantity: { value: 100, unit: 'ml' } })],
})
const december = Date.parse('2026-12-01T00:00:00Z')

/** The farm's page, what the home page shows of it, and a calculator, on one device. */
async function aVisit(browser = aStorage()) {
  const clock = createFakeClock(december)
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend: createMemoryBackend({ shop: aShop({ products: [neem] }), clock }) }),
    locale: 'en',
    settings: defaultSettings,
    createCart: createCartStore,
    storage: () => browser,
    clock,
  })
  const removals: [string, () => void][] = []
  await render(
    <StorefrontProvider storefront={storefront}>
      <FarmWidget
        cropHref={(crop) => `#${crop}`}
        onPlaceAsk={() => undefined}
        onRemoved={(removal, restore) => removals.push([removal, restore])}
      />
      <OwnCropsWidget
        cropHref={(crop) => `#${crop}`}
        editHref="#farm"
        productsFor={(crops) => <p>Sown now: {crops.join(', ')}</p>}
      />
      <DoseFormWidget dose={dose} product={neem} onAdded={() => undefined} farmHref="#farm" />
    </StorefrontProvider>,
  )
  return { browser, removals }
}

const form = page.getByRole('region', { name: 'My farm' })
const area = form.getByRole('textbox', { name: 'Area' })
const kept = (browser: ReturnType<typeof aStorage>) => JSON.parse(browser.getItem('myFarm') ?? 'null') as unknown

async function add(crop: string) {
  await form.getByRole('combobox', { name: 'Crop' }).selectOptions(crop)
  await form.getByRole('button', { name: 'Add crop' }).click()
}

describe('FarmWidget', () => {
  it('keeps crops and area on the device, and shows what is sown now', async () => {
    const { browser } = await aVisit()
    await expect.element(form.getByRole('heading', { name: 'No crops yet' })).toBeVisible()
    await add('Cotton')
    expect(page.getByText(/^Sown now/).query()).toBeNull()
    await add('Wheat')
    await expect.element(page.getByText('Sown now: wheat')).toBeVisible()
    await expect.element(form.getByText('This season')).toBeVisible()
    await area.fill('२')
    await form.getByRole('combobox', { name: 'Measured in' }).selectOptions('guntha')
    expect(kept(browser)).toEqual({ crops: ['cotton', 'wheat'], area: 2, unit: 'guntha' })
    await area.fill('two')
    await expect.element(area).toHaveAccessibleDescription(/^Enter the area as a number/)
    expect(kept(browser)).toMatchObject({ area: null })
  })

  it('takes a removal back: of a crop, and of all', async () => {
    const stored = { crops: ['okra', 'onion'], area: 3, unit: 'acre' }
    const { browser, removals } = await aVisit(aStorage({ myFarm: JSON.stringify(stored) }))
    await form.getByRole('button', { name: 'Remove Okra' }).click()
    expect(kept(browser)).toMatchObject({ crops: ['onion'] })
    await form.getByRole('button', { name: 'Remove my farm from this device' }).click()
    await expect.element(area).toHaveValue('')
    expect(kept(browser)).toBeNull()
    for (const [, restore] of removals.toReversed()) restore()
    await expect.element(area).toHaveValue('3')
    expect([kept(browser), removals.map(([removal]) => removal)]).toEqual([stored, ['okra', 'all']])
  })
})

describe('what was removed from a farm', () => {
  it('comes back without taking away what was added since', async () => {
    const { browser, removals } = await aVisit(
      aStorage({ myFarm: '{"crops":["okra","onion"],"area":3,"unit":"acre"}' }),
    )
    await form.getByRole('button', { name: 'Remove Okra' }).click()
    await add('Wheat')
    for (const [, restore] of removals) restore()
    expect(kept(browser)).toEqual({ crops: ['okra', 'onion', 'wheat'], area: 3, unit: 'acre' })
  })
})

describe('a farm in the calculator of packs', () => {
  const calculator = page.getByRole('textbox', { name: 'Area' }).last()

  it('is the area to begin with', async () => {
    await aVisit(aStorage({ myFarm: '{"crops":[],"area":7,"unit":"cent"}' }))
    await expect.element(calculator).toHaveValue('7')
    await expect.element(page.getByRole('combobox', { name: 'Measured in' }).last()).toHaveValue('cent')
    await expect.element(page.getByRole('link', { name: 'This is the area of My farm' })).toBeVisible()
    await calculator.fill('8')
    await expect.element(page.getByRole('link', { name: 'Keep my area in My farm' })).toHaveAttribute('href', '#farm')
  })

  it('is an acre where none was told', async () => {
    await aVisit()
    await expect.element(calculator).toHaveValue('1')
    await expect.element(page.getByRole('link', { name: 'Keep my area in My farm' })).toBeVisible()
  })
})
