import { defaultSettings } from '@krishi/storefront-core/settings'
import { aProduct, aShop, aStorage, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CompareBarWidget, CompareCheckWidget, CompareToggleWidget, CompareWidget } from './index.ts'

const products = ['one', 'two', 'three', 'four', 'five'].map((productId) => aProduct({ productId }))

function aShopOn(browser = aStorage()) {
  const backend = createMemoryBackend({ shop: aShop({ products }) })
  const ports = createMemoryPorts({ backend })
  return createStorefront({ ports, locale: 'en', settings: defaultSettings, storage: () => browser })
}

function shown(storefront: Storefront, said: string[] = []) {
  return (
    <StorefrontProvider storefront={storefront}>
      {products.map((product) => (
        <CompareToggleWidget
          key={product.productId}
          product={product}
          compareHref="#compare"
          onFull={(words) => said.push(words)}
        />
      ))}
      <CompareWidget productHref={(handle) => `#${handle}`} shopHref="#shop" />
    </StorefrontProvider>
  )
}

const toggle = (name: string) => page.getByRole('button', { name: `Compare: Product ${name}`, exact: true })
const heads = page.getByRole('columnheader')

describe('a comparison', () => {
  it('takes four products, says in words that there is no room for a fifth, and lets one go', async () => {
    const said: string[] = []
    await render(shown(aShopOn(), said))
    await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
    for (const name of ['one', 'two', 'three', 'four']) await toggle(name).click()
    await expect.poll(() => heads.elements().length).toBe(5)
    await toggle('five').click()
    expect(said).toEqual(['You compare 4 products already. Remove one to add another.'])
    await expect.element(toggle('five')).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Remove from the comparison: Product two' }).click()
    await expect.poll(() => heads.elements().length).toBe(4)
    await expect.element(toggle('two')).toHaveAttribute('aria-pressed', 'false')
    await toggle('one').click()
    await expect.poll(() => heads.elements().length).toBe(3)
  })

  it('is kept on the device, says what is gone, and is emptied', async () => {
    const browser = aStorage({ comparedProducts: '["one","no-such-product"]' })
    await render(shown(aShopOn(browser)))
    await expect.element(page.getByText('1 chosen product is no longer sold.')).toBeVisible()
    expect(heads.elements()).toHaveLength(2)
    await page.getByRole('button', { name: 'Remove all' }).click()
    await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
    expect(browser.getItem('comparedProducts')).toBeNull()
  })
})

describe('products that are chosen on their cards', () => {
  it('are counted by the bar, are four at most, and come back once all were let go', async () => {
    const said: string[] = []
    let restore = () => {}
    const browser = aStorage()
    await render(
      <StorefrontProvider storefront={aShopOn(browser)}>
        {products.map((product) => (
          <CompareCheckWidget key={product.productId} product={product} onFull={(words) => said.push(words)} />
        ))}
        <CompareBarWidget compareHref="#compare" onStop={() => undefined} onCleared={(undo) => (restore = undo)} />
      </StorefrontProvider>,
    )
    const boxOf = (name: string) => page.getByRole('checkbox', { name: `Compare: Product ${name}`, exact: true })
    for (const name of ['one', 'two', 'three', 'four']) await boxOf(name).click()
    await expect.element(page.getByRole('link', { name: 'Show the comparison (4)' })).toBeVisible()
    await boxOf('five').click()
    expect(said).toEqual(['You compare 4 products already. Remove one to add another.'])
    await expect.element(boxOf('five')).not.toBeChecked()
    await boxOf('two').click()
    await expect.element(page.getByRole('link', { name: 'Show the comparison (3)' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove all' }).click()
    await expect.element(boxOf('one')).not.toBeChecked()
    expect(browser.getItem('comparedProducts')).toBeNull()
    restore()
    await expect.element(boxOf('four')).toBeChecked()
    expect(browser.getItem('comparedProducts')).toBe('["one","three","four"]')
  })
})
