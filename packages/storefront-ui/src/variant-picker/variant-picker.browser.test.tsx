import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../i18n/index.ts'
import { Announcer } from '../primitives/live-region/index.ts'
import '../styles.css'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { VariantPicker } from './index.ts'
import type { PackChoice, VariantPickerProps } from './index.ts'
import { variantPickerContract } from './variant-picker.contract.ts'

const small: PackChoice = {
  id: 'small',
  title: aText('10 g'),
  price: 9_900,
  compareAtPrice: 12_000,
  unitPrice: { amount: 990_000, per: { value: 1, unit: 'kg' } },
  availability: 'available',
}
const large: PackChoice = { ...small, id: 'large', title: aText('100 g'), price: 80_000, availability: 'sold-out' }

const pair: PackChoice = { ...small, id: 'pair', title: aText('10 g x 2'), price: 18_000, kind: 'multi' }

function props(overrides: Partial<VariantPickerProps> = {}): VariantPickerProps {
  return { packs: [small, large], variantId: 'small', hrefOf: (id) => `#variant=${id}`, ...overrides }
}

const smallCard = page.getByRole('link', { name: /^10 g/ })
const largeCard = page.getByRole('link', { name: /^100 g/ })

conformance('VariantPicker', { contract: variantPickerContract, widget: () => <VariantPicker {...props()} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('VariantPicker %s', (_place, renderThere) => {
  it('[15.2] links each pack to its own address and marks the chosen one', async () => {
    await renderThere(<VariantPicker {...props()} />)
    await expect.element(page.getByRole('region', { name: 'Pack size' }).getByRole('list')).toBeVisible()
    await expect.element(smallCard).toHaveAttribute('aria-current', 'true')
    await expect.element(largeCard).toHaveAttribute('href', '#variant=large')
    await expect.element(largeCard).not.toHaveAttribute('aria-current')
  })

  it('[15.2] passes a plain click on, keeps the focus and lets a sold-out pack be chosen', async () => {
    const asked: string[] = []
    function Chooser() {
      const [variantId, setVariantId] = useState('small')
      const choose = (id: string) => {
        asked.push(id)
        setVariantId(id)
      }
      return <VariantPicker {...props({ variantId })} onVariantChange={choose} />
    }
    await renderThere(<Chooser />)
    await expect.element(largeCard.getByText('Sold out')).toBeVisible()
    largeCard.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(largeCard).toHaveAttribute('aria-current', 'true')
    expect(largeCard.element().matches(':focus')).toBe(true)
    expect(asked).toEqual(['large'])
    expect(location.hash).toBe('')
  })
})

const single = page.getByRole('tab', { name: 'Single packs' })
const multi = page.getByRole('tab', { name: 'Multi packs' })

describe('tabs of packs', () => {
  const packs = [small, large, pair]

  function Chooser() {
    const [variantId, setVariantId] = useState('large')
    return <VariantPicker {...props({ packs, variantId })} onVariantChange={setVariantId} />
  }

  it('[15.2] [15.3] choose the first pack of their kind', async () => {
    await render(<Chooser />)
    await expect.element(page.getByRole('tablist', { name: 'Kind of pack' })).toBeVisible()
    await expect.element(single).toHaveAttribute('aria-selected', 'true')
    expect(page.getByRole('link', { name: /^10 g x 2/ }).query()).toBeNull()
    await expect.element(page.getByRole('tabpanel', { name: 'Single packs' })).toBeVisible()
    await multi.click()
    await expect.element(page.getByRole('tabpanel', { name: 'Multi packs' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^10 g x 2/ })).toHaveAttribute('aria-current', 'true')
    await expect.element(multi).toHaveAttribute('aria-selected', 'true')
    await single.click()
    await expect.element(smallCard).toHaveAttribute('aria-current', 'true')
  })

  it('[15.3] keep the chosen pack when the open one is pressed', async () => {
    await render(<Chooser />)
    await single.click()
    await expect.element(largeCard).toHaveAttribute('aria-current', 'true')
  })

  it('[15.3] go by arrow keys, Home and End, which choose', async () => {
    await render(<Chooser />)
    single.element().focus()
    for (const [key, tab] of [
      ['{ArrowRight}', multi],
      ['{ArrowRight}', single],
      ['{ArrowLeft}', multi],
      ['{Home}', single],
      ['{End}', multi],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(tab).toHaveAttribute('aria-selected', 'true')
      expect(tab.element().matches(':focus')).toBe(true)
    }
    await expect.element(page.getByRole('link', { name: /^10 g x 2/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard(' ')
    await expect.element(multi).toHaveAttribute('aria-selected', 'true')
  })

  it('[15.3] stand beside each other on a narrow phone, whatever their words', async () => {
    await page.viewport(360, 740)
    const words = { single: 'தனிப் பொதிகள்', multi: 'பல பொதிகள் சேர்ந்து', bestValue: 'அதிக சேமிப்பு' }
    await render(
      <div style={{ padding: '16px' }}>
        <VariantPicker
          {...props({ packs: [small, large, { ...pair, bestValue: true }], variantId: 'large' })}
          messages={words}
        />
      </div>,
    )
    const [one, other] = page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.getBoundingClientRect())
    expect(one?.top).toBe(other?.top)
    expect(other?.right).toBeLessThanOrEqual(360 - 16)
  })

  it('[15.3] are links to those packs until scripts run, and there is none for a kind without packs', async () => {
    const screen = await render(<VariantPicker {...props({ packs })} />)
    await expect.element(multi).toHaveAttribute('href', '#variant=pair')
    await screen.rerender(<VariantPicker {...props({ packs: [small, large] })} />)
    expect(page.getByRole('tab').query()).toBeNull()
  })
})

describe('the row of packs', () => {
  afterEach(() => page.viewport(360, 740))
  const many = Array.from({ length: 9 }, (_, index) => ({ ...small, id: String(index), title: aText(`${index} kg`) }))
  const tops = () =>
    new Set(
      page
        .getByRole('link')
        .elements()
        .map((link) => link.getBoundingClientRect().top),
    )

  it('[15.3] scrolls sideways on a phone, as far as the chosen pack', async () => {
    await page.viewport(360, 740)
    await render(
      <div style={{ padding: '16px' }}>
        <VariantPicker {...props({ packs: many, variantId: '8' })} />
      </div>,
    )
    expect(tops().size).toBe(1)
    const list = page.getByRole('list').element()
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await expect.poll(() => list.scrollLeft).toBeGreaterThan(0)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  it('[15.3] is wrapped on a wide screen', async () => {
    await page.viewport(800, 740)
    await render(<VariantPicker {...props({ packs: many, variantId: '8' })} />)
    expect(tops().size).toBeGreaterThan(1)
  })
})

describe('VariantPicker', () => {
  it('leaves a click for another tab to the browser', async () => {
    const asked: string[] = []
    const followed: boolean[] = []
    const screen = await render(<VariantPicker {...props({ onVariantChange: (id) => asked.push(id) })} />)
    screen.container.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    })
    await largeCard.click({ modifiers: ['ControlOrMeta'] })
    expect([asked, followed]).toEqual([[], [true]])
  })

  it('is followed as a link where the host does not take the choice', async () => {
    const followed: boolean[] = []
    const screen = await render(<VariantPicker {...props()} />)
    screen.container.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    })
    await largeCard.click()
    expect(followed).toEqual([true])
  })

  it('says what was chosen and its price', async () => {
    await render(
      <Announcer>
        <VariantPicker {...props({ onVariantChange: () => undefined })} />
      </Announcer>,
    )
    await largeCard.click()
    await expect.element(page.getByRole('status')).toHaveTextContent('100 g chosen, ₹800')
  })

  it('[15.3] tells a single pack without a choice, and says so where there is none', async () => {
    const screen = await render(<VariantPicker {...props({ packs: [small] })} />)
    await expect.element(page.getByRole('region', { name: 'Pack size' }).getByText('10 g')).toBeVisible()
    expect(page.getByRole('link').query()).toBeNull()
    await screen.rerender(<VariantPicker {...props({ packs: [] })} />)
    await expect.element(page.getByText('There are no packs of this product at present.')).toBeVisible()
    expect(page.getByRole('list').query()).toBeNull()
  })

  it('marks the pack with the lowest unit price, in words that do not run together', async () => {
    await render(<VariantPicker {...props({ packs: [small, { ...large, bestValue: true }] })} />)
    expect(largeCard.element().textContent).toMatch(/^100 g .*₹800 .*per kg Best value/)
    await expect.element(largeCard.getByText('Best value')).toBeVisible()
    expect(smallCard.getByText('Best value').query()).toBeNull()
  })

  it('says on the other tab that the best value is there', async () => {
    const packs = [small, { ...pair, bestValue: true }]
    const screen = await render(<VariantPicker {...props({ packs })} />)
    await expect.element(page.getByRole('tab', { name: 'Multi packs Best value' })).toBeVisible()
    await screen.rerender(<VariantPicker {...props({ packs, variantId: 'pair' })} />)
    await expect.element(page.getByRole('tab', { name: 'Multi packs', exact: true })).toBeVisible()
  })

  it('[15.13] lists all packs below each other where it is told to, without tabs', async () => {
    await render(<VariantPicker {...props({ packs: [small, large, pair], layout: 'vertical' })} />)
    expect(page.getByRole('tab').query()).toBeNull()
    const tops = page
      .getByRole('link')
      .elements()
      .map((link) => link.getBoundingClientRect().top)
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(3)
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <UiProvider messages={{ price: { now: '⟦now⟧', mrp: '⟦mrp⟧' } }}>
        <VariantPicker
          {...props({
            packs: [
              { ...small, unitPrice: null },
              { ...large, unitPrice: null },
            ],
            messages: pseudoMessages(en),
          })}
        />
      </UiProvider>,
    )
    expect(leakedWords(container, ['10 g', '100 g'])).toEqual([])
  })
})
