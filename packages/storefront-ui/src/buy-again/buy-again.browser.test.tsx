import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { buyAgainContract } from './buy-again.contract.ts'
import { BuyAgain } from './index.ts'
import type { BuyAgainState } from './index.ts'

const short = { productTitle: 'Tomato Seeds', variantTitle: '500 g' }
const done: BuyAgainState = {
  status: 'done',
  added: 3,
  shortfalls: [
    { kind: 'gone', ...short, quantity: 0 },
    { kind: 'sold-out', ...short, quantity: 0 },
    { kind: 'reduced', ...short, quantity: 1 },
  ],
}

const ways = { cartHref: '#cart', onBuy: () => {}, onUndo: () => {} }

conformance('buy again', { contract: buyAgainContract, widget: () => <BuyAgain state={done} {...ways} /> })

describe('BuyAgain', () => {
  it('says what came into the cart and what could not, leads to it, and takes it back', async () => {
    let undone = 0
    await render(<BuyAgain state={done} {...ways} onUndo={() => (undone += 1)} />)
    const said = page.getByRole('status')
    await expect.element(said.getByText('3 packs are in your cart, at today’s prices.')).toBeVisible()
    await expect.element(said.getByText('Tomato Seeds, 500 g is no longer sold.')).toBeVisible()
    await expect.element(said.getByText('Tomato Seeds, 500 g is sold out.')).toBeVisible()
    await expect.element(said.getByText('Only 1 pack of Tomato Seeds, 500 g can be bought now.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '#cart')
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(undone).toBe(1)
  })

  it('has nothing to take back where nothing came, and tries again where prices did not come', async () => {
    let bought = 0
    const screen = await render(<BuyAgain state={{ ...done, added: 0 }} {...ways} onBuy={() => (bought += 1)} />)
    await expect.element(page.getByText('Nothing of it can be bought now.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Buy again' }).click()
    await screen.rerender(<BuyAgain state={{ status: 'failed' }} {...ways} onBuy={() => (bought += 1)} />)
    await page.getByRole('alert').getByRole('button').click()
    expect(bought).toBe(2)
  })
})
