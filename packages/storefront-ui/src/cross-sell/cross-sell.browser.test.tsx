import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import styles from '../styles.css?inline'
import { someCards, someGridCards } from '../product-strip/product-strip.fixtures.tsx'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { crossSellContract } from './cross-sell.contract.ts'
import { CrossSell, CrossSellModal } from './index.ts'
import type { CrossSellModalProps, CrossSellProps } from './index.ts'
import en from './messages/en.json'

const nothing = () => undefined

function strip(own: Partial<CrossSellProps> = {}) {
  return (
    <CrossSell status="ready" onViewAll={nothing} {...own}>
      {own.children === undefined ? someCards : own.children}
    </CrossSell>
  )
}

function modal(own: Partial<CrossSellModalProps> = {}) {
  return (
    <CrossSellModal open onOpenChange={nothing} status="ended" {...own}>
      {someGridCards}
    </CrossSellModal>
  )
}

conformance('CrossSell', { contract: crossSellContract, widget: () => strip() })

describe.each([
  ['in the page', (ui: ReactNode) => render(ui)],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('suggestions %s', (_place, renderThere) => {
  it('[24.6] stand in a row under their name, with the way to more', async () => {
    let views = 0
    await renderThere(strip({ onViewAll: () => (views += 1) }))
    const region = page.getByRole('region', { name: 'Goes well with your cart' })
    expect(region.getByRole('article').elements()).toHaveLength(6)
    await region.getByRole('button', { name: 'See all suggestions' }).click()
    expect(views).toBe(1)
  })

  it('are called suggestions where the law wants it, in the row and in the list', async () => {
    const label = page.getByText('Suggested by the shop. Nothing is added unless you add it.')
    const { unmount } = await renderThere(strip({ isLabelled: true }))
    await expect.element(label).toBeVisible()
    await unmount()
    await renderThere(modal({ isLabelled: true }))
    await expect.element(label).toBeVisible()
  })

  it('[24.6] stand in a list that says its end', async () => {
    const closed: boolean[] = []
    await renderThere(modal({ onOpenChange: (open) => closed.push(open) }))
    const dialog = page.getByRole('dialog', { name: 'Goes well with your cart' })
    expect(dialog.getByRole('article').elements()).toHaveLength(6)
    await expect.element(dialog.getByText('You have reached the end')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close the suggestions' }).click()
    expect(closed).toEqual([false])
  })
})

describe('CrossSell', () => {
  it('[24.6] is nothing where nothing goes with the cart', async () => {
    const { container } = await render(strip({ children: [] }))
    expect(container.childElementCount).toBe(0)
  })

  it('[24.6] says that it failed, and asks again', async () => {
    let retries = 0
    await render(strip({ status: 'failed', children: [], onRetry: () => (retries += 1) }))
    await page.getByRole('alert').getByRole('button').click()
    expect(retries).toBe(1)
    expect(page.getByRole('button', { name: 'See all suggestions' }).query()).toBeNull()
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(strip({ messages: pseudoMessages(en), children: <li /> }))
    expect(leakedWords(container)).toEqual([])
  })
})
