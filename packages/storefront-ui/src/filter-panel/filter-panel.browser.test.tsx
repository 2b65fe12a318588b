import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderToString } from 'react-dom/server'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { Announcer } from '../primitives/live-region/index.ts'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { filterPanelContract } from './filter-panel.contract.ts'
import { aBrandSection, aPriceSection, someSections } from './filter-panel.fixtures.ts'
import { FilterPanel } from './index.ts'
import type { FilterPanelProps } from './index.ts'
import en from './messages/en.json'

const nothing = () => undefined
const form = { action: '/collections/seeds', keep: [{ name: 'sortBy', value: 'rating' }] }

function props(overrides: Partial<FilterPanelProps> = {}): FilterPanelProps {
  return { form, sections: someSections(), onChoose: nothing, onPriceChange: nothing, onClear: nothing, ...overrides }
}

/** A panel that keeps what it is asked. */
function recorded(overrides: Partial<FilterPanelProps> = {}) {
  const asked: unknown[][] = []
  const panel = (
    <FilterPanel
      {...props(overrides)}
      onChoose={(...choice) => asked.push(choice)}
      onPriceChange={(price) => asked.push(['price', price])}
      onClear={(what) => asked.push(['clear', what])}
    />
  )
  return { asked, panel }
}

const box = (name: string) => page.getByRole('checkbox', { name })
const clearAll = page.getByRole('button', { name: 'Clear all' })
const undo = page.getByRole('button', { name: 'Undo' })

conformance('FilterPanel', {
  contract: filterPanelContract,
  widget: () => (
    <FilterPanel {...props({ clearing: 'undo', limitReached: { section: 'brands', value: 'brand-1', limit: 5 } })} />
  ),
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('FilterPanel %s', (_place, renderThere) => {
  it('[13.4] has a section for each filter, with categories, brands and price unfolded', async () => {
    await renderThere(<FilterPanel {...props()} />)
    await expect.element(page.getByRole('form', { name: 'Filters' })).toBeVisible()
    await expect.element(box('Vegetable seeds 64 products')).toBeVisible()
    await expect.element(box('Kaveri 3 products')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Up to ₹500' })).toBeVisible()
    await expect.element(page.getByText('In stock')).not.toBeVisible()
    await page.getByText('Availability').click()
    await expect.element(page.getByRole('radio', { name: 'In stock 96 products' })).toBeVisible()
  })

  it('[13.4] tells each choice at once', async () => {
    const { asked, panel } = recorded({
      sections: [aBrandSection(4, { selected: ['brand-1'] }), ...someSections().slice(2)],
    })
    await renderThere(panel)
    await box('Kaveri 3 products').click()
    await box('Mahyco 4 products').click()
    await page.getByRole('radio', { name: '₹500 to ₹1,000' }).click()
    await page.getByText('Rating').click()
    await page.getByRole('radio', { name: '4 ⭐ and above 40 products' }).click()
    expect(asked).toEqual([
      ['brands', 'brand-0', true],
      ['brands', 'brand-1', false],
      ['price', { min: 500, max: 1_000 }],
      ['rating', '4', true],
    ])
    await expect.element(box('Kaveri 3 products')).not.toBeChecked()
  })

  it('[13.4] offers Clear all only when something is active, and Undo in its place', async () => {
    const { asked, panel } = recorded({ clearing: 'clear' })
    const screen = await renderThere(panel)
    clearAll.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(asked).toEqual([['clear', 'all']])
    await screen.rerender(<FilterPanel {...props({ clearing: 'undo', onUndo: () => asked.push(['undo']) })} />)
    await expect.element(page.getByText('Filters cleared.')).toBeVisible()
    expect(undo.element().matches(':focus')).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(asked.at(-1)).toEqual(['undo'])
    await screen.rerender(<FilterPanel {...props()} />)
    await expect.element(undo).not.toBeInTheDocument()
    await expect.element(clearAll).not.toBeInTheDocument()
    expect(page.getByRole('heading', { name: 'Filters' }).element().matches(':focus')).toBe(true)
  })
})

describe('FilterPanel', () => {
  it('[13.4] shows the way over the filters in the panel itself, not under the bar of the page', async () => {
    await render(
      <div style={{ paddingBlockStart: '200px' }}>
        <FilterPanel {...props({ skipHref: '#products' })} />
      </div>,
    )
    const skip = page.getByRole('link', { name: 'Skip the filters' }).element()
    skip.focus()
    const [panel, link] = [page.getByRole('form').element(), skip].map((element) => element.getBoundingClientRect())
    expect(link?.height).toBeGreaterThanOrEqual(44)
    expect(link?.top).toBeGreaterThanOrEqual(panel?.top ?? Infinity)
  })

  it('[13.4] keeps the choices of a section to 210 px', async () => {
    const { container } = await render(<FilterPanel {...props({ sections: someSections(600) })} />)
    const boxes = container.querySelectorAll('[data-part=groups], [data-part=brands], [data-part=price]')
    expect(boxes.length).toBe(5)
    for (const element of boxes) expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(210)
  })

  it('[13.4] shows Clear at a price that is set', async () => {
    const { asked, panel } = recorded({ sections: [aPriceSection({ value: { min: 500, max: 1_000 } })] })
    const screen = await render(panel)
    await page.getByRole('button', { name: 'Clear price' }).click()
    expect(asked).toEqual([['price', { min: 0, max: 20_000 }]])
    await screen.rerender(<FilterPanel {...props({ sections: [aPriceSection()] })} />)
    await expect.element(page.getByRole('button', { name: 'Clear price' })).not.toBeInTheDocument()
  })

  it('leads out of a choice of one with Any', async () => {
    const [, , , rating] = someSections()
    if (rating?.kind !== 'one') throw new Error('The fourth section is the rating.')
    const { asked, panel } = recorded({ sections: [{ ...rating, selected: ['4'], isOpen: true }] })
    await render(panel)
    await expect.element(page.getByText('1 chosen')).toBeInTheDocument()
    await page.getByRole('radio', { name: 'Any' }).click()
    expect(asked).toEqual([['clear', 'rating']])
  })

  it('[13.6] says how many may be chosen, once for each refusal', async () => {
    const said: string[] = []
    const refused = { section: 'brands', value: 'brand-1', limit: 5 } as const
    const ui = (limitReached: FilterPanelProps['limitReached']) => (
      <Announcer>
        <FilterPanel {...props({ limitReached })} />
      </Announcer>
    )
    const screen = await render(ui(null))
    const status = screen.container.querySelector('[role=status][data-scope=live-region]')
    const watcher = new MutationObserver(() => said.push(status?.textContent ?? ''))
    if (status) watcher.observe(status, { childList: true, subtree: true })
    await screen.rerender(ui(refused))
    await screen.rerender(ui(refused))
    const words = 'Brands: you can choose at most 5.'
    const brands = page.getByRole('group', { name: 'Brands' })
    await expect.element(brands.getByText(words)).toBeVisible()
    // Beside the choice, and not at the head of a list that may be screens long.
    const row = brands.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^Mahyco/ }) })
    await expect.element(row.getByText(words)).toBeVisible()
    await expect.poll(() => said).toEqual([words])
    await screen.rerender(ui({ ...refused }))
    await expect.poll(() => said).toEqual([words, words])
    await screen.rerender(ui(null))
    await expect.element(page.getByRole('group', { name: 'Brands' }).getByText(words)).not.toBeInTheDocument()
    watcher.disconnect()
  })

  it('holds back what would leave no product, with the reason, unless it is chosen', async () => {
    const choices = ['a', 'b'].map((value) => ({ value, label: aText(value.toUpperCase()), count: 0 }))
    const { asked, panel } = recorded({ sections: [aBrandSection(0, { groups: [{ choices }], selected: ['b'] })] })
    await render(panel)
    await expect.element(box('A No products')).toHaveAttribute('aria-disabled', 'true')
    await box('A No products').click({ force: true })
    await box('B No products').click()
    expect(asked).toEqual([['brands', 'b', false]])
  })

  it('keeps the place of sections while they load, and says so', async () => {
    const screen = await render(<FilterPanel {...props({ sections: [], status: 'loading' })} />)
    await expect.element(page.getByRole('form', { name: 'Filters' })).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByText('Loading filters')).toBeInTheDocument()
    await screen.rerender(<FilterPanel {...props()} />)
    await expect.element(page.getByRole('form', { name: 'Filters' })).not.toHaveAttribute('aria-busy')
  })

  it('tries again where the choices did not come', async () => {
    const tries: string[] = []
    await render(<FilterPanel {...props({ sections: [], status: 'failed', onRetry: () => tries.push('again') })} />)
    await expect.element(page.getByRole('alert').getByText('Filters could not be loaded')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(tries).toEqual(['again'])
  })

  it('is a plain form with its own button while no script runs', () => {
    const sections = [
      aBrandSection(12, { selected: ['brand-0', 'brand-9'] }),
      aPriceSection({ value: { min: 500, max: 1_700 } }),
      ...someSections().slice(3),
    ]
    const html = renderToString(<FilterPanel {...props({ sections, clearing: 'clear', clearHref: '/seeds' })} />)
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    const element = body.querySelector('form')
    expect(element?.matches('#filters[method=get][action="/collections/seeds"]')).toBe(true)
    expect([...new FormData(element ?? undefined)]).toEqual([
      ['sortBy', 'rating'],
      ['brands', 'brand-9'],
      ['brands', 'brand-0'],
      ['price', '500-1700'],
      ['rating', ''],
      ['availability', ''],
    ])
    expect(html).toMatch(/<noscript><button type="submit"[^]*Apply[^]*<\/noscript>/)
    expect(html).toMatch(/<noscript><a href="\/seeds">Clear all<\/a><\/noscript>/)
  })

  it('waits for its fragment on phones where the host wants so', async () => {
    await render(<FilterPanel {...props({ onPhones: 'target' })} />)
    await expect.element(page.getByText('Categories')).not.toBeVisible()
    location.hash = '#filters'
    await expect.element(page.getByText('Categories')).toBeVisible()
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('has targets of 44 px and every word from its messages', async () => {
    const { container } = await render(
      <UiProvider messages={{ priceRange: {}, field: {} }}>
        <FilterPanel
          {...props({
            sections: [aBrandSection(6, { groups: [{ choices: [{ value: 'x', label: aText('X'), count: 2 }] }] })],
            clearing: 'undo',
            limitReached: { section: 'brands', value: 'brand-1', limit: 5 },
            messages: pseudoMessages(en),
          })}
        />
      </UiProvider>,
    )
    expect(leakedWords(container, ['Brands', 'X'])).toEqual([])
    for (const target of container.querySelectorAll('summary, button, label')) {
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })
})
