import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Announcer } from '../primitives/live-region/index.ts'
import { conformance, leakedWords, middleOf, pseudoMessages, renderInShadow, swipe, touch } from '../testing/index.ts'
import sheet from '../styles.css?inline'
import '../styles.css'
import { PriceRange } from './index.ts'
import type { PriceRangeProps, RupeeRange } from './index.ts'
import en from './messages/en.json'
import { priceRangeContract } from './price-range.contract.ts'

const anyPrice = { min: 0, max: 20_000 }
const presets = [
  { min: 0, max: 500 },
  { min: 500, max: 1_000 },
  { min: 5_000, max: 80_000 },
]

interface ShelfProps extends Partial<PriceRangeProps> {
  start?: RupeeRange
  asked?: RupeeRange[]
}

/** A page that takes every range at once. */
function Shelf({ start = anyPrice, asked = [], ...props }: ShelfProps) {
  const [value, setValue] = useState(start)
  return (
    <Announcer>
      <PriceRange
        presets={presets}
        isSliderWanted
        {...props}
        value={value}
        onValueChange={(range) => {
          asked.push(range)
          setValue(range)
        }}
      />
    </Announcer>
  )
}

const lowest = page.getByRole('textbox', { name: 'Lowest price' })
const highest = page.getByRole('textbox', { name: 'Highest price' })
const low = page.getByRole('slider', { name: 'Lowest price' })
const high = page.getByRole('slider', { name: 'Highest price' })

function focus(locator: typeof low) {
  locator.element().focus()
}

conformance('PriceRange', {
  contract: priceRangeContract,
  widget: () => <PriceRange value={{ min: 500, max: 1_700 }} presets={presets} onValueChange={() => undefined} />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', (ui: Parameters<typeof renderInShadow>[0]) => renderInShadow(ui, { styles: sheet })],
] as const)('PriceRange %s', (_place, renderThere) => {
  it('[13.8] goes from 0 to 80,000 in steps of 500, and says that 0 to 20,000 is no limit', async () => {
    await renderThere(<Shelf />)
    await expect.element(page.getByText('Any price', { exact: true }).first()).toBeVisible()
    await expect.element(highest).not.toHaveAttribute('placeholder')
    await expect.element(low).toHaveAttribute('aria-valuetext', 'No limit')
    await expect.element(high).toHaveAttribute('aria-valuetext', 'No limit')
    expect([low, high].map((thumb) => (thumb.element() as HTMLInputElement).value)).toEqual(['0', '20000'])
    expect(['min', 'max', 'step'].map((name) => high.element().getAttribute(name))).toEqual(['500', '80000', '500'])
  })

  it('[13.8] moves by keyboard and never lets the thumbs meet', async () => {
    const asked: RupeeRange[] = []
    await renderThere(<Shelf start={{ min: 1_000, max: 2_000 }} asked={asked} />)
    await expect.element(low).toBeInTheDocument()
    focus(low)
    await userEvent.keyboard('{ArrowRight}')
    expect(asked.at(-1)).toEqual({ min: 1_500, max: 2_000 })
    await userEvent.keyboard('{ArrowRight}{End}')
    expect(asked.at(-1)).toEqual({ min: 1_500, max: 2_000 })
    focus(high)
    await userEvent.keyboard('{Home}{PageDown}')
    expect(asked.at(-1)).toEqual({ min: 1_500, max: 2_000 })
    await userEvent.keyboard('{PageUp}')
    expect(asked.at(-1)).toEqual({ min: 1_500, max: 10_000 })
    await userEvent.keyboard('{End}')
    expect(asked.at(-1)).toEqual({ min: 1_500, max: 80_000 })
    await expect.element(high).toHaveAttribute('aria-valuetext', 'No limit')
    await expect.element(low).toHaveAttribute('aria-valuetext', '₹1,500')
  })

  it('[13.8] moves by pointer and tells the price once, when it is let go', async () => {
    const asked: RupeeRange[] = []
    await renderThere(<Shelf start={{ min: 0, max: 40_000 }} asked={asked} />)
    await expect.element(high).toBeInTheDocument()
    const track = trackOf(high.element())
    const at = (share: number) => ({ x: track.width * share, y: track.height / 2 })
    await userEvent.dragAndDrop(track.element, track.element, { sourcePosition: at(0.5), targetPosition: at(0.75) })
    expect(asked).toEqual([{ min: 0, max: 60_000 }])
  })

  it('waits on the line until it is known what a finger does, and follows its tap', async () => {
    const asked: RupeeRange[] = []
    await renderThere(<Shelf start={{ min: 0, max: 40_000 }} asked={asked} />)
    await expect.element(high).toBeInTheDocument()
    const { element, width } = trackOf(high.element())
    const { left, top } = element.getBoundingClientRect()
    const place = { bubbles: true, cancelable: true, composed: true, clientX: left + width * 0.75, clientY: top + 10 }
    const finger = { ...place, pointerId: 7, pointerType: 'touch' }
    expect(getComputedStyle(element).touchAction).toBe('pan-y')
    element.dispatchEvent(new PointerEvent('pointerdown', finger))
    await expect.element(high).toHaveAttribute('aria-valuetext', '₹40,000')
    element.dispatchEvent(new PointerEvent('pointercancel', finger))
    // What a browser tells of a tap.
    for (const name of ['pointerdown', 'pointerup']) element.dispatchEvent(new PointerEvent(name, finger))
    for (const name of ['mousedown', 'mouseup']) element.dispatchEvent(new MouseEvent(name, place))
    await expect.poll(() => asked).toEqual([{ min: 0, max: 60_000 }])
  })

  it('[13.8] moves the nearer thumb with a finger that goes across the line, and none with one that scrolls', async () => {
    const asked: RupeeRange[] = []
    await renderThere(
      <>
        <Shelf start={{ min: 0, max: 60_000 }} asked={asked} />
        <div style={{ blockSize: '200vh' }} />
      </>,
    )
    await expect.element(high).toBeInTheDocument()
    const { element, width } = trackOf(high.element())
    await swipe(element, -width / 4)
    await expect.poll(() => asked).toEqual([{ min: 0, max: 20_000 }])
    const { x, y } = middleOf(element)
    await touch('touchStart', [{ x, y }])
    for (const way of [20, 40, 60, 80, 80, 80]) await touch('touchMove', [{ x: x - way / 8, y: y - way }])
    await touch('touchEnd', [])
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    expect(asked).toHaveLength(1)
  })
})

function trackOf(thumb: Element) {
  const element = thumb.closest('[data-part=track]')
  if (element === null) throw new Error('There is no track.')
  const { width, height } = element.getBoundingClientRect()
  return { element, width, height }
}

describe('PriceRange', () => {
  it('[13.8] takes typed amounts, in the digits of any script, with Enter or on leaving', async () => {
    const asked: RupeeRange[] = []
    await render(<Shelf asked={asked} />)
    await highest.fill('१५,०००')
    expect(asked).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(asked).toEqual([{ min: 0, max: 15_000 }])
    await lowest.fill('₹2,600')
    await userEvent.tab()
    expect(asked.at(-1)).toEqual({ min: 2_500, max: 15_000 })
    await expect.element(lowest).toHaveValue('2,500')
    await expect.element(page.getByText('₹2,500 to ₹15,000').first()).toBeVisible()
  })

  it('[13.8] suggests the steps in its fields, once the slider is there', async () => {
    const asked: RupeeRange[] = []
    const { container } = await render(<Shelf asked={asked} steps={[0, 500, 10_000, 20_000]} isSliderWanted />)
    const most = page.getByRole('combobox', { name: 'Highest price' })
    await expect.element(most).toHaveAttribute('list')
    const list = document.getElementById(most.element().getAttribute('list') ?? '')
    expect([...(list?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual([
      ...['0', '500', '10,000', '20,000'],
    ])
    await userEvent.fill(most, '10,000')
    await userEvent.keyboard('{Enter}')
    expect(asked).toEqual([{ min: 0, max: 10_000 }])
    expect(container.querySelectorAll('datalist')).toHaveLength(1)
  })

  it('[13.8] says what is wrong with an amount and keeps the last good range', async () => {
    const asked: RupeeRange[] = []
    await render(<Shelf start={{ min: 500, max: 1_000 }} asked={asked} />)
    await lowest.fill('4000')
    await userEvent.keyboard('{Enter}')
    const words = 'The lowest price must be below ₹1,000. It is still ₹500 to ₹1,000.'
    await expect.element(lowest).toHaveAccessibleDescription(words)
    await expect.element(lowest).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent(words)
    expect(asked).toEqual([])
    await page.getByRole('radio', { name: 'Up to ₹500' }).click()
    await expect.element(lowest).not.toHaveAttribute('aria-invalid')
    expect(asked).toEqual([{ min: 0, max: 500 }])
  })

  it('[13.8] picks a band with one tap, an open one too', async () => {
    const asked: RupeeRange[] = []
    await render(<Shelf asked={asked} />)
    await page.getByRole('radio', { name: '₹5,000 and above' }).click()
    expect(asked).toEqual([{ min: 5_000, max: 80_000 }])
    await expect.element(highest).toHaveValue('')
    await expect.element(page.getByRole('radio', { name: '₹5,000 and above' })).toBeChecked()
  })

  it('[13.4] shows Clear when a price is set, and hands its focus to the words', async () => {
    const asked: RupeeRange[] = []
    await render(<Shelf start={{ min: 500, max: 1_000 }} asked={asked} />)
    await page.getByRole('button', { name: 'Clear price' }).click()
    expect(asked).toEqual([anyPrice])
    await expect.element(page.getByRole('button', { name: 'Clear price' })).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.textContent).toBe('Any price')
  })

  it('asks no page with Enter, and posts its band by name without scripts', async () => {
    const submits: Event[] = []
    const { container } = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submits.push(event.nativeEvent)
        }}
      >
        <Shelf name="price" start={{ min: 500, max: 1_700 }} />
      </form>,
    )
    await highest.fill('3000')
    await userEvent.keyboard('{Enter}')
    expect(submits).toEqual([])
    const form = container.querySelector('form')
    expect(new FormData(form ?? undefined).getAll('price')).toEqual(['500-3000'])
    await page.getByRole('radio', { name: 'Any price' }).click()
    expect(new FormData(form ?? undefined).getAll('price')).toEqual([''])
  })

  it('has thumbs and bands of 44 px', async () => {
    const { container } = await render(<Shelf />)
    await expect.element(low).toBeInTheDocument()
    const targets = container.querySelectorAll('[data-part=thumb], [data-part=band]')
    expect(targets.length).toBe(6)
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <PriceRange
        value={{ min: 500, max: 1_700 }}
        presets={presets}
        isSliderWanted
        onValueChange={() => undefined}
        messages={pseudoMessages(en)}
      />,
    )
    await expect.element(page.getByRole('slider').first()).toBeInTheDocument()
    expect(leakedWords(container)).toEqual([])
  })
})
