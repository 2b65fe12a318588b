import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { coinsMessageContract } from './coins-message.contract.ts'
import { CoinsMessage } from './index.ts'
import en from './messages/en.json'

const nothing = () => undefined
const facts = { coins: 12, rupees: '₹6', onHowOpen: nothing }

conformance('CoinsMessage', { contract: coinsMessageContract, widget: () => <CoinsMessage {...facts} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CoinsMessage %s', (_place, renderThere) => {
  it('[15.6] says what a purchase earns and leads to how it is used', async () => {
    const heard: string[] = []
    await renderThere(<CoinsMessage {...facts} onHowOpen={() => heard.push('how')} />)
    await expect.element(page.getByText('You earn 12 coins, worth ₹6, with this purchase.')).toBeVisible()
    await page.getByRole('button', { name: 'How can I use coins?' }).click()
    expect(heard).toEqual(['how'])
  })
})

describe('CoinsMessage', () => {
  it('[15.6] says the sentence of the shop where it has one', async () => {
    await render(<CoinsMessage {...facts} sentence="12 coins for you" />)
    await expect.element(page.getByText('12 coins for you')).toBeVisible()
    expect(page.getByText(/^You earn/).query()).toBeNull()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<CoinsMessage {...facts} messages={pseudoMessages(en)} />)
    expect(leakedWords(container, ['₹6'])).toEqual([])
  })
})
