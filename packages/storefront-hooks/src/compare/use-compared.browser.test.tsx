import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { aStorage } from '../testing/storages.ts'
import { useCompared, useComparison } from './index.ts'

function Comparison() {
  const { handles, add, remove } = useCompared()
  const remote = useComparison(handles)
  const shown = remote.status === 'ready' ? remote.value.map(({ handle }) => handle) : [remote.status]
  return (
    <>
      <p role="status">{shown.join(' ')}</p>
      <button onClick={() => remove('product-1')}>Let one go</button>
      <button onClick={() => add('product-1')}>Choose one</button>
      <button onClick={() => add('product-4')}>Choose four</button>
    </>
  )
}

it('a product is let go without a network, the others stay, and one that is new is read', async () => {
  const browser = aStorage({ comparedProducts: '["product-1","product-2","product-3"]' })
  const { storefront, backend } = aStorefront({ browser })
  const shown = page.getByRole('status')
  await renderInStorefront(storefront, <Comparison />)
  await expect.poll(() => shown.element().textContent).toBe('product-1 product-2 product-3')
  const calls = backend.calls('catalog.product')
  backend.set({ offline: true })
  await page.getByRole('button', { name: 'Let one go' }).click()
  await expect.poll(() => shown.element().textContent).toBe('product-2 product-3')
  await page.getByRole('button', { name: 'Choose one' }).click()
  await expect.poll(() => shown.element().textContent).toBe('product-2 product-3 product-1')
  expect(backend.calls('catalog.product')).toBe(calls)
  backend.set({ offline: false })
  await page.getByRole('button', { name: 'Choose four' }).click()
  await expect.poll(() => shown.element().textContent).toBe('product-2 product-3 product-1 product-4')
})
