import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { anOrderLine, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { OrderedLines } from './index.ts'
import en from './messages/en.json'
import { orderedLinesContract } from './ordered-lines.contract.ts'

const many = Array.from({ length: 5 }, (_, index) => anOrderLine({ variantId: String(index), quantity: index + 1 }))

conformance('OrderedLines', { contract: orderedLinesContract, widget: () => <OrderedLines lines={many} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('OrderedLines %s', (_place, renderThere) => {
  it('[30.2] [31.5] shows what is bought with picture, pack, quantity and what it costs', async () => {
    await renderThere(<OrderedLines lines={[anOrderLine({ quantity: 3, newPrice: 45_000 })]} />)
    const line = page.getByRole('list', { name: 'Products of this order' }).getByRole('listitem')
    await expect.element(line).toHaveTextContent('Arka Rakshak Tomato Seeds 500 g × 3 ₹1,350')
    expect(line.element().querySelector('img')?.getAttribute('alt')).toBe('')
    expect(page.getByRole('group').query()).toBeNull()
  })
})

describe('OrderedLines', () => {
  it('opens what is behind the first three on a tap', async () => {
    await render(<OrderedLines lines={many} />)
    const last = page.getByText('500 g × 5')
    await expect.element(last).not.toBeVisible()
    await page.getByText('2 more products').first().click()
    await expect.element(last).toBeVisible()
  })

  it('has no word of its own outside its messages', async () => {
    const lines = many.map((line) => ({ ...line, productTitle: '', variantTitle: '' }))
    const { container } = await render(<OrderedLines lines={lines} messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
