import type { QuantityLimits } from '@krishi/storefront-core/cart'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Announcer } from '../primitives/live-region/index.ts'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { QuantityControl } from './index.ts'
import type { QuantityControlProps } from './index.ts'
import en from './messages/en.json'
import { quantityControlContract } from './quantity-control.contract.ts'

const unlimited: QuantityLimits = { min: 0, max: Infinity, reason: null }

interface CounterProps extends Partial<QuantityControlProps> {
  start?: number
  asked?: number[]
}

/** A control whose cart does at once what it is asked. */
function Counter({ start = 0, asked = [], ...props }: CounterProps) {
  const [quantity, setQuantity] = useState(start)
  return (
    <Announcer>
      <QuantityControl
        product="Tomato seeds"
        limits={unlimited}
        quantity={quantity}
        onQuantityChange={(wanted) => {
          asked.push(wanted)
          setQuantity(wanted)
        }}
        {...props}
      />
    </Announcer>
  )
}

const add = page.getByRole('button', { name: 'Add to cart: Tomato seeds' })
const plus = page.getByRole('button', { name: 'Increase quantity of Tomato seeds' })
const minus = page.getByRole('button', { name: 'Decrease quantity of Tomato seeds' })
const control = page.getByRole('group', { name: 'Quantity of Tomato seeds' })

/** The name of the focused element, in a shadow root too. */
function focusedName() {
  const active = document.activeElement
  return (active?.shadowRoot?.activeElement ?? active)?.getAttribute('aria-label')
}

conformance('QuantityControl', {
  contract: quantityControlContract,
  widget: () => (
    <QuantityControl
      product="Tomato seeds"
      quantity={3}
      limits={{ min: 0, max: 3, reason: 'stock' }}
      pending
      onQuantityChange={() => undefined}
    />
  ),
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('QuantityControl %s', (_place, renderThere) => {
  it('[23.1] is "Add to cart" at 0, minus and plus above it, and minus at 1 removes', async () => {
    const asked: number[] = []
    await renderThere(<Counter asked={asked} />)
    await expect.element(minus).not.toBeInTheDocument()
    await add.click()
    await expect.element(control).toHaveTextContent('1')
    await plus.click()
    await minus.click()
    await minus.click()
    await expect.element(add).toBeVisible()
    expect(asked).toEqual([1, 2, 1, 0])
  })

  it('[24.1] never loses focus: the add button becomes the plus, and takes over when minus leaves', async () => {
    await renderThere(<Counter />)
    add.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedName).toBe('Increase quantity of Tomato seeds')
    minus.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedName).toBe('Add to cart: Tomato seeds')
  })
})

describe('a typed quantity', () => {
  const field = page.getByRole('textbox', { name: 'Quantity of Tomato seeds' })

  it.each([
    ['12', '{Enter}', 12],
    ['१२०', '{Enter}', 120],
    ['௨௫', '{Tab}', 25],
    ['7 packs', '{Tab}', 7],
    ['1234567', '{Enter}', 12_345],
  ])('[23.1] is taken: "%s" and %s ask for %i, once', async (text, end, wanted) => {
    const asked: number[] = []
    await render(<Counter start={3} asked={asked} form={{ action: '/cart', productId: 'p', variantId: 'v' }} />)
    await field.click()
    await userEvent.keyboard(text + end)
    await expect.element(control).toHaveTextContent(String(wanted))
    await expect.element(field).toHaveValue(String(wanted))
    expect(asked).toEqual([wanted])
    await expect.element(page.getByRole('status')).toHaveTextContent(`Tomato seeds: ${wanted} in cart`)
  })

  it.each(['{Escape}{Tab}', '{Delete}{Tab}', '{Delete}{Enter}', '3{Enter}'])(
    '[23.1] changes nothing by %s',
    async (keys) => {
      const asked: number[] = []
      await render(<Counter start={3} asked={asked} />)
      await field.click()
      await userEvent.keyboard(keys.startsWith('{Escape}') ? `9${keys}` : keys)
      await expect.element(field).toHaveValue('3')
      expect(asked).toEqual([])
    },
  )

  it('[23.1] removes by 0, and hands the focus on', async () => {
    await render(<Counter start={3} />)
    await field.click()
    await userEvent.keyboard('0{Enter}')
    await expect.element(add).toHaveFocus()
  })

  it('[22.4] is held to the limit, which is said and handed over', async () => {
    const asked: number[] = []
    const refused: number[] = []
    const limits = { min: 0, max: 5, reason: 'stock' } as const
    await render(
      <Counter start={3} asked={asked} limits={limits} onQuantityRefused={(wanted) => refused.push(wanted)} />,
    )
    await field.click()
    await userEvent.keyboard('50{Enter}')
    await expect.element(control).toHaveTextContent('5')
    await expect.element(page.getByText('Only 5 left').first()).toBeVisible()
    expect([asked, refused]).toEqual([[5], [50]])
  })

  it('[23.1] can be lowered of what is sold out, not raised', async () => {
    const asked: number[] = []
    await render(
      <Counter start={3} asked={asked} availability="sold-out" limits={{ min: 0, max: 0, reason: 'stock' }} />,
    )
    await field.click()
    await userEvent.keyboard('9{Enter}2{Enter}1{Enter}')
    expect(asked).toEqual([2, 1])
  })
})

describe('QuantityControl', () => {
  it('[23.1] holds plus back at the limit and says why', async () => {
    const asked: number[] = []
    await render(<Counter start={2} asked={asked} limits={{ min: 0, max: 3, reason: 'stock' }} />)
    await plus.click()
    await expect.element(plus).toHaveAccessibleDescription('Only 3 left')
    await expect.element(plus).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText('Only 3 left')).toBeVisible()
    await plus.click({ force: true })
    await expect.element(page.getByRole('status')).toHaveTextContent('Only 3 left')
    expect(asked).toEqual([3])
  })

  it('[22.4] hands over what it holds back, for a notice of the page', async () => {
    const asked: number[] = []
    const refused: number[] = []
    await render(
      <Counter
        start={3}
        asked={asked}
        limits={{ min: 0, max: 3, reason: 'stock' }}
        onQuantityRefused={(wanted) => refused.push(wanted)}
      />,
    )
    await plus.click({ force: true })
    expect([asked, refused]).toEqual([[], [4]])
  })

  it('[23.1] names the number that one order may hold', async () => {
    await render(<Counter start={5} limits={{ min: 0, max: 5, reason: 'max-count' }} />)
    await expect.element(plus).toHaveAccessibleDescription('At most 5 per order')
  })

  it.each([
    ['sold-out', 'Sold out: Tomato seeds', 'Sold out'],
    ['archived', 'Currently unavailable: Tomato seeds', 'Currently unavailable'],
  ] as const)('[23.1] is a disabled button when %s', async (availability, name, words) => {
    await render(<Counter availability={availability} />)
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveTextContent(words)
  })

  it('[23.6] counts every tap while a change is on its way', async () => {
    const asked: number[] = []
    await render(<Counter start={1} asked={asked} pending />)
    for (let tap = 0; tap < 5; tap += 1) await plus.click()
    await expect.element(control).toHaveTextContent('6')
    await expect.element(plus).not.toHaveAttribute('aria-disabled')
    expect(asked).toEqual([2, 3, 4, 5, 6])
  })

  it('says the new number where it was asked for, and nowhere else', async () => {
    const { rerender } = await render(<Counter quantity={1} />)
    await rerender(<Counter quantity={4} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    await plus.click()
    await rerender(<Counter quantity={5} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Tomato seeds: 5 in cart')
  })

  it('tells that minus at 1 removes', async () => {
    await render(<Counter start={1} />)
    await expect.element(minus).toHaveAccessibleDescription('This removes it from the cart')
  })

  it('[23.1] is a plain form post until a script takes over, and an intent after that', async () => {
    const asked: number[] = []
    const form = { action: '/cart/add', productId: 'tomato', variantId: 'tomato-500g' }
    const { container } = await render(<Counter asked={asked} form={form} />)
    const element = container.querySelector('form')
    expect(element?.matches('[data-add-to-cart][method=post][action="/cart/add"]')).toBe(true)
    expect(Object.fromEntries(new FormData(element ?? undefined))).toEqual({
      productId: 'tomato',
      variantId: 'tomato-500g',
      quantity: '1',
    })
    await add.click()
    await expect.element(control).toHaveTextContent('1')
    expect(asked).toEqual([1])
    expect(element?.matches('[data-add-to-cart]')).toBe(false)
  })

  it('stays where it is when the button becomes the stepper', async () => {
    const { container } = await render(<Counter />)
    const box = () => container.querySelector('[data-part=controls]')?.getBoundingClientRect().toJSON() as unknown
    const before = box()
    await add.click()
    await expect.element(control).toBeVisible()
    expect(box()).toEqual(before)
  })

  it('has targets of 44 px', async () => {
    await render(<Counter start={2} />)
    for (const button of [minus, plus]) {
      const { width, height } = button.element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  it.each([0, 1, 3])('has no word of its own outside its messages, at %s', async (start) => {
    const { container } = await render(
      <Counter start={start} limits={{ min: 0, max: 3, reason: 'stock' }} messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container)).toEqual([])
  })
})
