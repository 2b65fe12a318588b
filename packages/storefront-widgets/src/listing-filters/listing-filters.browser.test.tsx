import { noSelection } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { useFilterSheet } from '@krishi/storefront-hooks/catalog'
import {
  aCollection,
  aProduct,
  aShop,
  createMemoryBackend,
  createMemoryPorts,
  english,
} from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterSheetWidget } from '../filter-sheet/index.ts'
import { ActiveFiltersWidget, FilterPanelWidget } from './index.ts'

const brands = ['Kaveri', 'Annapurna', 'Godavari']
const products = brands.map((name) => aProduct({ productId: name.toLowerCase(), vendorName: english(name) }))
const collections = [
  { collection: aCollection({ handle: 'seeds' }), productHandles: products.map(({ handle }) => handle) },
]

function Panel({ onSelection }: { onSelection: (selection: ListingSelection) => void }) {
  const [selection, setSelection] = useState(noSelection)
  const { state, sheet } = useFilterSheet(selection)
  function select(next: ListingSelection) {
    setSelection(next)
    onSelection(next)
  }
  const listing = { handle: 'seeds', selection, onSelectionChange: select }
  return (
    <>
      <ActiveFiltersWidget {...listing} />
      <FilterPanelWidget {...listing} form={{ action: '#' }} />
      <button onClick={() => sheet.show('brands')}>Open the sheet</button>
      <FilterSheetWidget handle="seeds" state={state} sheet={sheet} onSelectionChange={select} />
    </>
  )
}

/** The filters of three brands of which two may be chosen, and every selection that they made. */
async function aPanel() {
  const backend = createMemoryBackend({ shop: aShop({ products, collections }) })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: { ...defaultSettings, brandSelectionLimit: 2 },
  })
  const selections: ListingSelection[] = []
  await render(
    <StorefrontProvider storefront={storefront}>
      <Panel onSelection={(selection) => selections.push(selection)} />
    </StorefrontProvider>,
  )
  return { selections, backend }
}

const panel = page.getByRole('form', { name: 'Filters' })
const brand = (name: string) => panel.getByRole('checkbox', { name: new RegExp(`^${name}`) })

describe('FilterPanelWidget', () => {
  it('[13.4] applies each choice at once and shows it as a chip that takes it back', async () => {
    const { selections } = await aPanel()
    await brand('Kaveri').click()
    expect(selections.at(-1)?.brands).toEqual(['kaveri'])
    await page.getByRole('button', { name: 'Remove Brands: Kaveri' }).click()
    expect(selections.at(-1)).toEqual(noSelection)
  })

  it('[13.6] refuses one more than the limit, in words', async () => {
    const { selections } = await aPanel()
    await brand('Kaveri').click()
    await brand('Annapurna').click()
    await brand('Godavari').click()
    await expect.element(panel.getByText('Brands: you can choose at most 2.')).toBeVisible()
    expect(selections.at(-1)?.brands).toEqual(['kaveri', 'annapurna'])
    await brand('Kaveri').click()
    expect(selections.at(-1)?.brands).toEqual(['annapurna'])
  })

  it('[13.5] clears all, and the undo brings it back', async () => {
    const { selections } = await aPanel()
    await brand('Kaveri').click()
    await panel.getByRole('button', { name: 'Clear all' }).click()
    expect(selections.at(-1)).toEqual(noSelection)
    await panel.getByRole('button', { name: 'Undo' }).click()
    expect(selections.at(-1)?.brands).toEqual(['kaveri'])
  })
})

describe('FilterSheetWidget', () => {
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' })
  const open = () => page.getByRole('button', { name: 'Open the sheet' }).click()

  it('[13.2] applies what was chosen together, and says how much that is', async () => {
    const { selections } = await aPanel()
    await open()
    await sheet.getByRole('checkbox', { name: /^Annapurna/ }).click()
    expect(selections).toEqual([])
    await sheet.getByRole('button', { name: 'Show 1 product' }).click()
    expect(selections.map(({ brands: chosen }) => chosen)).toEqual([['annapurna']])
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('[13.3] forgets what was chosen when it is closed', async () => {
    const { selections } = await aPanel()
    await open()
    await sheet.getByRole('checkbox', { name: /^Annapurna/ }).click()
    await sheet.getByRole('button', { name: 'Close without applying' }).click()
    await open()
    await expect.element(sheet.getByRole('checkbox', { name: /^Annapurna/ })).not.toBeChecked()
    expect(selections).toEqual([])
  })
})
