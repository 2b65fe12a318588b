import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { aTracking, conformance } from '../testing/index.ts'
import { TrackingDialog, TrackingTimeline } from './index.ts'
import type { TrackingState } from './index.ts'
import { trackingTimelineContract } from './tracking-timeline.contract.ts'

const ready = (changes: Parameters<typeof aTracking>[0] = {}, onRetry = () => {}): TrackingState => {
  return { status: 'ready', tracking: aTracking(changes), onRetry }
}

conformance('tracking timeline', {
  contract: trackingTimelineContract,
  widget: () => <TrackingTimeline state={ready()} />,
})

describe('TrackingTimeline', () => {
  it('[31.9] tells the way of a parcel, the newest first, in the shop’s words or the carrier’s', async () => {
    await render(<TrackingTimeline state={ready()} />)
    const steps = page.getByRole('listitem')
    await expect.element(steps.nth(0)).toHaveTextContent('On the wayItem bagged, Nashik7 Jul 2025 08:40 AM')
    await expect.element(steps.nth(1)).toHaveTextContent('Item received at the hubMumbai6 Jul 2025 06:15 PM')
    await expect.element(page.getByText('EE123456789IN')).toBeVisible()
  })

  it('[31.9] says that the carrier does not answer, above what it told before, and asks again', async () => {
    let asked = 0
    const screen = await render(<TrackingTimeline state={ready({ isStale: true }, () => (asked += 1))} />)
    await expect
      .element(page.getByText(/does not answer now. This is what it said on 7 Jul 2025 11:30 AM/))
      .toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(3)
    await page.getByRole('button', { name: 'Ask again' }).click()
    expect(asked).toBe(1)
    await screen.rerender(<TrackingTimeline state={ready({ isStale: true, readAt: null, events: [] })} />)
    await expect.element(page.getByText(/Your parcel is on its way all the same/)).toBeVisible()
  })

  it('[31.7] says what is asked, that nothing was told yet, that something is missing, and that it failed', async () => {
    const screen = await render(<TrackingTimeline state={{ status: 'loading' }} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Asking the carrier')
    await screen.rerender(<TrackingTimeline state={ready({ events: [] })} />)
    await expect.element(page.getByText(/has not told anything yet/)).toBeVisible()
    await screen.rerender(<TrackingTimeline state={{ status: 'missing' }} />)
    await expect.element(page.getByRole('heading', { name: /Something is missing/ })).toBeVisible()
    let retries = 0
    await screen.rerender(<TrackingTimeline state={{ status: 'failed', onRetry: () => (retries += 1) }} />)
    await page.getByRole('alert').getByRole('button').click()
    expect(retries).toBe(1)
  })

  it('[31.4] stands over the page in a window of its own', async () => {
    let isOpen = true
    await render(<TrackingDialog open onOpenChange={(open) => (isOpen = open)} state={ready()} />)
    const dialog = page.getByRole('dialog', { name: 'Where your parcel is' })
    await expect.element(dialog.getByRole('list')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(isOpen).toBe(false)
  })
})
