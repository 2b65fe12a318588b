import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../../styles.css'
import { conformance } from '../../testing/index.ts'
import { ProgressBar } from './index.ts'
import { progressBarContract } from './progress-bar.contract.ts'

conformance('ProgressBar', {
  contract: progressBarContract,
  widget: () => <ProgressBar value={0.4} label="Delivery" />,
})

const bar = page.getByRole('progressbar', { name: 'Delivery' })

describe('ProgressBar', () => {
  it('tells its progress in numbers and in words', async () => {
    await render(<ProgressBar value={30} max={120} label="Delivery" valueText="₹90 more" />)
    await expect.element(bar).toHaveAttribute('aria-valuenow', '30')
    await expect.element(bar).toHaveAttribute('aria-valuemax', '120')
    await expect.element(bar).toHaveAttribute('aria-valuetext', '₹90 more')
  })

  it.each([
    [-5, '0'],
    [5, '1'],
  ])('keeps %d between nothing and everything', async (value, shown) => {
    await render(<ProgressBar value={value} label="Delivery" />)
    await expect.element(bar).toHaveAttribute('aria-valuenow', shown)
  })
})
