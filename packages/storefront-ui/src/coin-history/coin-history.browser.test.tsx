import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { coinHistoryContract } from './coin-history.contract.ts'
import { CoinHistory } from './index.ts'
import type { CoinHistoryState } from './index.ts'

const order = { orderName: 'BH10042', createdOn: '2026-07-04T09:05:00.000Z' }
const transactions = [
  { id: '3', points: -60, kind: 'spent', ...order, expiresOn: null, isExpired: false },
  { id: '2', points: 150, kind: 'earned', ...order, expiresOn: '2026-12-31T19:30:00.000Z', isExpired: false },
  { id: '1', points: 1, kind: 'earned', ...order, expiresOn: '2026-06-30T09:05:00.000Z', isExpired: true },
] as const
const ready: CoinHistoryState = { status: 'ready', coins: { balance: 1_090, earned: 1_151, transactions } }

conformance('coin history', {
  contract: coinHistoryContract,
  widget: () => <CoinHistory state={ready}>{null}</CoinHistory>,
})

describe('CoinHistory', () => {
  it('[27.3] shows the coins, what was earned in all, and what came and went with when it expires', async () => {
    await render(<CoinHistory state={ready}>{null}</CoinHistory>)
    await expect.element(page.getByText('1,090')).toBeVisible()
    await expect.element(page.getByText('1,151')).toBeVisible()
    const movements = page.getByRole('listitem')
    await expect.element(movements.nth(0).getByText('Spent on BH10042')).toBeVisible()
    await expect.element(movements.nth(0).getByText('60 coins went')).toBeInTheDocument()
    await expect.element(movements.nth(1).getByText('Expires 1 Jan 2027')).toBeVisible()
    await expect.element(movements.nth(2).getByText('Expired 30 Jun 2026')).toBeVisible()
    await expect.element(movements.nth(2).getByText('1 coin came')).toBeInTheDocument()
  })

  it('[27.3] uses the shop’s own words where it has some', async () => {
    const words = { title: 'BigCoins', yourCoins: 'Purse', totalPointsEarned: 'Ever', historyMessage: 'Diary' }
    const texts = { ...words, expiresHeading: 'Good until', expiredHeading: '' }
    await render(
      <CoinHistory state={ready} texts={texts}>
        <p>How it works</p>
      </CoinHistory>,
    )
    for (const word of [
      'BigCoins',
      'Purse',
      'Ever',
      'Diary',
      'Good until 1 Jan 2027',
      'Expired 30 Jun 2026',
      'How it works',
    ]) {
      await expect.element(page.getByText(word, { exact: true })).toBeVisible()
    }
  })

  it('[27.3] says that there are none yet, that they are counted, and that they could not be read', async () => {
    const none: CoinHistoryState = { status: 'ready', coins: { balance: 0, earned: 0, transactions: [] } }
    const screen = await render(<CoinHistory state={none}>{null}</CoinHistory>)
    await expect.element(page.getByText(/No coins yet/)).toBeVisible()
    await screen.rerender(<CoinHistory state={{ status: 'loading' }}>{null}</CoinHistory>)
    await expect.element(page.getByRole('status')).toHaveTextContent('Counting your coins')
    let retries = 0
    await screen.rerender(<CoinHistory state={{ status: 'failed', onRetry: () => (retries += 1) }}>{null}</CoinHistory>)
    await page.getByRole('alert').getByRole('button').click()
    expect(retries).toBe(1)
  })
})
