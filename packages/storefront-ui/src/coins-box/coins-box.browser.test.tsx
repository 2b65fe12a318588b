import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { coinsBoxContract } from './coins-box.contract.ts'
import { CoinsBox } from './index.ts'
import type { CoinsBoxProps } from './index.ts'
import en from './messages/en.json'

function props(own: Partial<CoinsBoxProps> = {}): CoinsBoxProps {
  const nothing = () => undefined
  const facts = { balance: 250, coins: 20, amount: 2_000, earned: 19, isUsed: false }
  return { ...facts, onUsedChange: nothing, onHowOpen: nothing, ...own }
}

/** A checkout that does what it is asked for. */
function Order() {
  const [isUsed, use] = useState(false)
  return <CoinsBox {...props({ isUsed })} onUsedChange={use} />
}

const group = page.getByRole('group', { name: 'Coins' })
const box = page.getByRole('checkbox', { name: 'Use 20 coins and save ₹20' })

conformance('CoinsBox', { contract: coinsBoxContract, widget: () => <CoinsBox {...props()} /> })
conformance('CoinsBox without coins', {
  contract: coinsBoxContract,
  widget: () => <CoinsBox {...props({ balance: 0, coins: 0, amount: 0 })} />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CoinsBox %s', (_place, renderThere) => {
  it('[27.1] [30.2] says what the coins save, and is ticked and unticked', async () => {
    const screen = await renderThere(<Order />)
    await expect.element(box).not.toBeChecked()
    await expect.element(box).toHaveAccessibleDescription('You have 250 coins')
    await box.click()
    await expect.element(box).toBeChecked()
    await expect.element(group).toHaveAttribute('data-status', 'used')
    await box.click()
    await expect.element(box).not.toBeChecked()
    await screen.unmount()
  })
})

describe('CoinsBox', () => {
  it.each([
    [0, 'You have 0 coins'],
    [1, 'You have 1 coin'],
    [250, 'This order leaves nothing for coins to pay'],
  ])('[27.1] offers no box where none of %i coins can be used, and says why', async (balance, reason) => {
    await render(<CoinsBox {...props({ balance, coins: 0, amount: 0 })} />)
    await expect.element(group.getByText(reason)).toBeVisible()
    expect(page.getByRole('checkbox').query()).toBeNull()
  })

  it('[27.1] ignores taps while the last is under way, and keeps the focus', async () => {
    const heard: boolean[] = []
    await render(<CoinsBox {...props({ pending: true, onUsedChange: (used) => heard.push(used) })} />)
    await expect.element(group).toHaveAttribute('aria-busy', 'true')
    box.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(box).toHaveFocus()
    expect(heard).toEqual([])
  })

  it('[27.2] [27.5] says what the order earns, and leads to how coins are used', async () => {
    const heard: string[] = []
    const screen = await render(<CoinsBox {...props({ onHowOpen: () => heard.push('how') })} />)
    await expect.element(group.getByText('You earn 19 coins when this order is delivered')).toBeVisible()
    await page.getByRole('button', { name: 'How do coins work?' }).click()
    expect(heard).toEqual(['how'])
    await screen.rerender(<CoinsBox {...props({ earned: 0 })} />)
    expect(page.getByText(/You earn/).query()).toBeNull()
  })

  it.each([
    ['to use', {}],
    ['of none', { balance: 0, coins: 0 }],
    ['for nothing', { coins: 0 }],
  ])('has every word from its messages with coins %s', async (_state, own) => {
    const { container } = await render(<CoinsBox {...props({ ...own, messages: pseudoMessages(en) })} />)
    expect(leakedWords(container, ['₹20'])).toEqual([])
  })
})
