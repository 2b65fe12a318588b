import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Announcer } from '../primitives/live-region/index.ts'
import '../styles.css'
import { somePictures } from './carousel.fixtures.ts'
import { Carousel } from './index.ts'

const pause = page.getByRole('button', { name: 'Stop changing pictures' })
const start = page.getByRole('button', { name: 'Start changing pictures' })
const next = page.getByRole('button', { name: 'Next picture' })
const current = () =>
  page
    .getByRole('button', { name: /^Go to / })
    .elements()
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true')

async function wait(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
}

const before = page.getByRole('button', { name: 'Before' })

/** Takes the mouse off the carousel: it stays where the last test left it. */
async function away(): Promise<void> {
  await userEvent.hover(before)
}

async function renderTurning() {
  const screen = await render(
    <Announcer>
      <button>Before</button>
      <Carousel items={somePictures} label="Offers" picture={{ width: 320, height: 160 }} />
    </Announcer>,
  )
  await away()
  return screen
}

describe('turning by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })

  afterEach(async () => {
    vi.useRealTimers()
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('[14.1] turns and begins again after the last, unless told otherwise, without a word', async () => {
    const screen = await renderTurning()
    for (const expected of [1, 2, 0]) {
      await wait(5)
      await expect.poll(current).toBe(expected)
    }
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
    await screen.rerender(
      <Carousel items={somePictures} label="Offers" picture={{ width: 80, height: 80 }} autoplay={false} />,
    )
    expect(start.query() ?? pause.query()).toBeNull()
    const shown = current()
    await wait(20)
    expect(current()).toBe(shown)
  })

  it('[14.7] is stopped and started by its first button', async () => {
    await renderTurning()
    await pause.click()
    await away()
    await wait(12)
    expect(current()).toBe(0)
    await start.click()
    await away()
    await wait(5)
    await expect.poll(current).toBe(1)
  })

  it('[14.7] stops when focus comes in, and its button is the first that focus meets', async () => {
    await renderTurning()
    before.element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(start).toHaveFocus()
    await wait(12)
    expect(current()).toBe(0)
    await userEvent.keyboard('{Enter}')
    await wait(5)
    await expect.poll(current).toBe(1)
  })

  it('[14.7] waits while a mouse is above, and goes on after it', async () => {
    await renderTurning()
    await userEvent.hover(page.getByRole('region', { name: 'Offers' }))
    await wait(12)
    expect(current()).toBe(0)
    await away()
    await wait(5)
    await expect.poll(current).toBe(1)
  })

  it('[14.7] never starts by itself under reduced motion, and can be started', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    await renderTurning()
    await wait(12)
    expect(current()).toBe(0)
    await start.click()
    await away()
    await wait(5)
    await expect.poll(current).toBe(1)
  })

  it('stops for good after the shopper moves a slide', async () => {
    await renderTurning()
    await next.click()
    await away()
    await wait(12)
    expect(current()).toBe(1)
    await expect.element(start).toBeVisible()
  })
})
