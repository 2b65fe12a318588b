import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { labelTickerContract } from './label-ticker.contract.ts'
import { LabelTicker } from './index.ts'
import type { LabelTickerProps } from './index.ts'

const labels = ['14% Cheaper', 'Same content', 'Brand: Neelmitra']
const before = page.getByRole('button', { name: 'Before' })
const pause = page.getByRole('button', { name: 'Stop the changing text' })
const start = page.getByRole('button', { name: 'Start the changing text' })

const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .filter((label) => label.hasAttribute('data-current'))
    .map((label) => label.textContent)

/** Whether a label can be seen once nothing moves any more. */
const isSeen = (label: string) => getComputedStyle(page.getByText(label).element()).opacity === '1'

async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Takes the mouse off: it stays where the last test left it. */
async function away(): Promise<void> {
  await userEvent.hover(before)
}

async function renderTicker(own: Partial<LabelTickerProps> = {}) {
  await render(
    <>
      <button>Before</button>
      <LabelTicker labels={labels} {...own} />
    </>,
  )
  await away()
}

conformance('LabelTicker', { contract: labelTickerContract, widget: () => <LabelTicker labels={labels} /> })

describe('labels that take turns', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })

  afterEach(async () => {
    vi.useRealTimers()
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('[17.3] change every 1500 ms by default, and begin again after the last', async () => {
    await renderTicker()
    await wait(1_499)
    expect(shown()).toEqual([labels[0]])
    for (const expected of [1, 2, 0]) {
      await wait(expected === 1 ? 1 : 1_500)
      await expect.poll(shown).toEqual([labels[expected]])
    }
  })

  it('[17.3] change as fast as they are told', async () => {
    await renderTicker({ intervalMs: 3_000 })
    await wait(2_999)
    expect(shown()).toEqual([labels[0]])
    await wait(1)
    await expect.poll(shown).toEqual([labels[1]])
  })

  it('[17.3] wait while a mouse is above', async () => {
    await renderTicker()
    await userEvent.hover(page.getByRole('list'))
    await wait(6_000)
    expect(shown()).toEqual([labels[0]])
    await away()
    await wait(1_500)
    await expect.poll(shown).toEqual([labels[1]])
  })

  it('[17.3] wait while focus is inside, and go on after it', async () => {
    await renderTicker()
    before.element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(pause).toHaveFocus()
    await wait(6_000)
    expect(shown()).toEqual([labels[0]])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await wait(1_500)
    await expect.poll(shown).toEqual([labels[1]])
  })

  it('[17.3] are stopped and started by their button', async () => {
    await renderTicker()
    await pause.click()
    await away()
    await wait(6_000)
    expect(shown()).toEqual([labels[0]])
    await start.click()
    await away()
    await wait(1_500)
    await expect.poll(shown).toEqual([labels[1]])
  })

  it('[17.3] stand below each other, still, under reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    await renderTicker()
    await wait(6_000)
    expect(shown()).toEqual([labels[0]])
    expect(labels.map(isSeen)).toEqual([true, true, true])
    const tops = page
      .getByRole('listitem')
      .elements()
      .map((label) => label.getBoundingClientRect().top)
    expect(new Set(tops).size).toBe(3)
    expect(page.getByRole('button').elements()).toHaveLength(1)
  })

  it('are all in the list for a screen reader', async () => {
    await renderTicker()
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((label) => label.textContent),
    ).toEqual(labels)
  })

  it('has no control for a single one', async () => {
    await renderTicker({ labels: ['14% Cheaper'] })
    await expect.element(page.getByText('14% Cheaper')).toBeVisible()
    expect(pause.query() ?? start.query()).toBeNull()
  })
})
