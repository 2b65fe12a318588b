import type { FreeDeliveryProgress as Progress } from '@krishi/storefront-core/pricing'
import type {} from '@vitest/browser-playwright'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import { Announcer } from '../primitives/live-region/index.ts'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { freeDeliveryProgressContract } from './free-delivery-progress.contract.ts'
import { FreeDeliveryProgress } from './index.ts'
import type { Schedule } from './index.ts'
import en from './messages/en.json'

const charged = (remaining: number, fraction = 0.76): Progress => ({ status: 'charged', fraction, remaining })
const unlocked: Progress = { status: 'unlocked', fraction: 1, remaining: 0 }

/** A clock that stands still until it is told to go on. */
function aClock() {
  const waiting = new Map<number, () => void>()
  const schedule: Schedule = (callback, ms) => {
    waiting.set(ms, callback)
    return () => waiting.delete(ms)
  }
  return { schedule, waiting, pass: (ms: number) => act(() => waiting.get(ms)?.()) }
}

conformance('FreeDeliveryProgress', {
  contract: freeDeliveryProgressContract,
  widget: () => <FreeDeliveryProgress progress={charged(12_000)} />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('FreeDeliveryProgress %s', (_place, renderThere) => {
  it('[24.4] says what is missing, in a sentence and a bar', async () => {
    await renderThere(<FreeDeliveryProgress progress={charged(12_000)} />)
    await expect.element(page.getByText('Add ₹120 more for free delivery')).toBeVisible()
    const bar = page.getByRole('progressbar', { name: 'Free delivery' })
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0.76')
    await expect.element(bar).toHaveAttribute('aria-valuetext', 'Add ₹120 more for free delivery')
  })
})

describe('FreeDeliveryProgress', () => {
  it.each([
    [100, 'Add ₹1 more for free delivery'],
    [1, 'Add ₹0.01 more for free delivery'],
    [0, 'Add any product for free delivery'],
  ])('[24.4] with %s paise missing says "%s"', async (remaining, sentence) => {
    await render(<FreeDeliveryProgress progress={charged(remaining, 1)} />)
    await expect.element(page.getByText(sentence)).toBeVisible()
  })

  it('[24.4] celebrates for 3000 ms when it is reached, then leaves', async () => {
    const { schedule, pass, waiting } = aClock()
    const strip = (progress: Progress) => (
      <Announcer>
        <FreeDeliveryProgress progress={progress} schedule={schedule} />
      </Announcer>
    )
    const { rerender, container } = await render(strip(charged(12_000)))
    expect(waiting.size).toBe(0)
    await rerender(strip(unlocked))
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Free delivery unlocked')
    await expect.element(page.getByRole('status')).toHaveTextContent('Free delivery unlocked')
    expect([...waiting.keys()]).toEqual([3000])
    pass(3000)
    expect(container.querySelector('[data-scope=free-delivery-progress]')).toBeNull()
  })

  it('[24.4] celebrates again when it was lost and reached anew', async () => {
    const { schedule, pass } = aClock()
    const strip = (progress: Progress) => <FreeDeliveryProgress progress={progress} schedule={schedule} />
    const { rerender } = await render(strip(unlocked))
    pass(3000)
    await rerender(strip(charged(5_000)))
    await expect.element(page.getByText('Add ₹50 more for free delivery')).toBeVisible()
    await rerender(strip(unlocked))
    await expect.element(page.getByText('Free delivery unlocked')).toBeVisible()
  })

  it('[24.4] fills the bar in 1000 ms, and at once under reduced motion', async () => {
    await render(<FreeDeliveryProgress progress={charged(12_000)} />)
    const fill = document.querySelector('[data-scope=progress][data-part=fill]') ?? document.body
    expect(getComputedStyle(fill).transitionDuration).toBe('1s')
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    expect(getComputedStyle(fill).transitionDuration).toBe('0s')
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(
      <FreeDeliveryProgress progress={charged(12_000)} messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container)).toEqual([])
  })
})
