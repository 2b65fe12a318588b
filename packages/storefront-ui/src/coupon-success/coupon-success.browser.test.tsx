import type { AppliedCoupon } from '@krishi/storefront-core/pricing'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../primitives/button/index.ts'
import { Drawer } from '../primitives/drawer/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { couponSuccessContract } from './coupon-success.contract.ts'
import { CouponSuccess } from './index.ts'
import en from './messages/en.json'

const applied: AppliedCoupon = { name: 'KISAN120', value: 12_000 }
const nothing = () => undefined
const words = page.getByText('KISAN120 applied: you save ₹120')
const goOn = page.getByRole('button', { name: 'Go on' })
const close = page.getByRole('button', { name: 'Close this message' })

conformance('CouponSuccess', {
  contract: couponSuccessContract,
  widget: () => <CouponSuccess applied={applied} onDismiss={nothing} />,
})

/** Shows it, and counts how often it asked to be gone. */
async function celebrate(): Promise<{ readonly ends: () => number; readonly container: Element }> {
  const ends: string[] = []
  const { container } = await render(
    <>
      <Button>Go on</Button>
      <CouponSuccess applied={applied} onDismiss={() => ends.push('end')} />
    </>,
  )
  await expect.element(words).toBeVisible()
  await untilTimed()
  return { ends: () => ends.length, container }
}

/** The effect that starts the time has run when the page has rendered. */
const untilTimed = () => expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)

const confetti = (container: Element) => container.querySelector("[data-part='confetti']")

function prefersMotion(value: 'reduce' | ''): Promise<unknown> {
  return cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

beforeEach(async () => {
  // Where a test before has left the pointer, time may stand still.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(async () => {
  vi.useRealTimers()
  await prefersMotion('')
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CouponSuccess %s', (_place, renderThere) => {
  it('[26.4] says what was applied, in a region that was there before, and takes no focus', async () => {
    const screen = await renderThere(<CouponSuccess applied={null} onDismiss={nothing} />)
    const region = page.getByRole('status')
    const before = region.element()
    const focused = document.activeElement
    await screen.rerender(<CouponSuccess applied={applied} onDismiss={nothing} />)
    await expect.element(region).toHaveTextContent('KISAN120 applied: you save ₹120')
    expect(region.element()).toBe(before)
    expect(document.activeElement).toBe(focused)
    await screen.unmount()
  })
})

describe('CouponSuccess', () => {
  it('[26.4] stays for 4000 ms', async () => {
    const { ends } = await celebrate()
    vi.advanceTimersByTime(3999)
    expect(ends()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(ends()).toBe(1)
  })

  it('[26.4] waits while a pointer or the focus is on it', async () => {
    const { ends } = await celebrate()
    await userEvent.hover(words)
    vi.advanceTimersByTime(60_000)
    close.element().focus()
    await userEvent.hover(goOn)
    vi.advanceTimersByTime(60_000)
    expect(ends()).toBe(0)
    close.element().blur()
    await untilTimed()
    vi.advanceTimersByTime(4000)
    expect(ends()).toBe(1)
  })

  it('[26.4] is ended by its button and by Escape', async () => {
    const { ends } = await celebrate()
    await close.click()
    expect(ends()).toBe(1)
    await userEvent.keyboard('{Escape}')
    expect(ends()).toBe(2)
  })

  it('[26.4] gives the focus back to where it came from', async () => {
    function Cart() {
      const [shown, setShown] = useState<AppliedCoupon | null>(applied)
      return (
        <>
          <Button>Go on</Button>
          <CouponSuccess applied={shown} onDismiss={() => setShown(null)} />
        </>
      )
    }
    await render(<Cart />)
    goOn.element().focus()
    await userEvent.tab()
    await expect.element(close).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(words).not.toBeInTheDocument()
    await expect.element(goOn).toHaveFocus()
  })

  it('[26.4] [35.6] stands in front of an open drawer, and Escape ends it alone', async () => {
    const heard: string[] = []
    await render(
      <>
        <Drawer open onOpenChange={() => heard.push('drawer')} title="Your cart" />
        <CouponSuccess applied={applied} onDismiss={() => heard.push('popup')} />
      </>,
    )
    await expect.element(page.getByRole('dialog').getByText(/^KISAN120 applied/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(heard).toEqual(['popup'])
  })

  it('[26.4] throws confetti for 2500 ms, hidden from screen readers', async () => {
    const { container } = await celebrate()
    await expect.poll(() => confetti(container)?.getAttribute('aria-hidden')).toBe('true')
    const flights = container.getAnimations({ subtree: true }).filter(({ effect }) => {
      return effect instanceof KeyframeEffect && effect.target?.getAttribute('data-part') === 'piece'
    })
    expect(new Set(flights.map(({ effect }) => effect?.getTiming().duration))).toEqual(new Set([2500]))
    vi.advanceTimersByTime(2499)
    expect(confetti(container)).not.toBeNull()
    vi.advanceTimersByTime(1)
    await expect.poll(() => confetti(container)).toBeNull()
    await expect.element(words).toBeVisible()
  })

  it('[26.4] throws none under reduced motion', async () => {
    await prefersMotion('reduce')
    const { container } = await celebrate()
    const shown = [...container.querySelectorAll("[data-part='piece']")].filter((piece) => piece.checkVisibility())
    expect(shown).toEqual([])
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <CouponSuccess applied={applied} onDismiss={nothing} messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container, ['KISAN120'])).toEqual([])
  })
})
