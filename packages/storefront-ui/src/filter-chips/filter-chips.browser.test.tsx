import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { filterChipsContract } from './filter-chips.contract.ts'
import { ActiveFilters, FilterChips } from './index.ts'
import type { ActiveFilter, FilterChip } from './index.ts'
import en from './messages/en.json'

const chips: readonly FilterChip[] = [
  { name: 'sort' },
  { name: 'filter', count: 3 },
  { name: 'categories' },
  { name: 'brands', count: 2 },
  { name: 'rating' },
  { name: 'price', count: 1 },
  { name: 'availability' },
]

const kaveri: ActiveFilter = { section: 'brands', value: 'kaveri', title: aText('Brand'), label: aText('Kaveri') }
const mahyco: ActiveFilter = { section: 'brands', value: 'mahyco', title: aText('Brand'), label: aText('Mahyco') }
const price: ActiveFilter = { section: 'price', title: aText('Price'), range: { min: 500, max: 1_000 } }

/** A page that takes a filter away at once. */
function Page({ asked = [] }: { asked?: ActiveFilter[] }) {
  const [filters, setFilters] = useState<readonly ActiveFilter[]>([kaveri, mahyco, price])
  return (
    <ActiveFilters
      filters={filters}
      onRemove={(gone) => {
        asked.push(gone)
        setFilters((all) => all.filter((filter) => filter !== gone))
      }}
      onClearAll={() => setFilters([])}
    />
  )
}

const removeButton = (words: string) => page.getByRole('button', { name: `Remove ${words}` })

/** The element with the focus, in a shadow root too. */
function focused() {
  const active = document.activeElement
  return active?.shadowRoot?.activeElement ?? active
}

conformance('FilterChips', { contract: filterChipsContract, widget: () => <FilterChips chips={chips} /> })
conformance('ActiveFilters', {
  contract: filterChipsContract,
  widget: () => <ActiveFilters filters={[kaveri, price]} onRemove={() => undefined} />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('filter chips %s', (_place, renderThere) => {
  it('[13.2] are ways into sort and filters, in order, with what is chosen behind each', async () => {
    const opened: string[] = []
    await renderThere(<FilterChips chips={chips} onOpen={(name) => opened.push(name)} />)
    const links = page.getByRole('navigation', { name: 'Sort and filters' }).getByRole('link')
    expect(links.elements().map((link) => link.querySelector('span')?.textContent)).toEqual([
      'Sort',
      'Filter',
      'Categories',
      'Brands',
      'Rating',
      'Price',
      'Availability',
    ])
    await page.getByRole('link', { name: 'Brands 2 chosen' }).click()
    await page.getByRole('link', { name: 'Sort', exact: true }).click()
    expect(opened).toEqual(['brands', 'sort'])
    expect(location.hash).toBe('')
  })

  it('[13.4] go one by one, and the focus goes to the next, the last, and at the end to the heading', async () => {
    const asked: ActiveFilter[] = []
    await renderThere(<Page asked={asked} />)
    removeButton('Brand: Kaveri').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Remove Brand: Mahyco')
    removeButton('Price: ₹500 to ₹1,000').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Remove Brand: Mahyco')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused()?.textContent).toBe('No filters chosen')
    expect(asked).toEqual([kaveri, price, mahyco])
  })
})

describe('filter chips', () => {
  it('[13.2] lead to the panel while no script takes the tap', async () => {
    const screen = await render(<FilterChips chips={chips} />)
    const followed: boolean[] = []
    screen.container.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    })
    const price = page.getByRole('link', { name: 'Price 1 chosen' })
    await expect.element(price).toHaveAttribute('href', '#filters')
    await price.click()
    expect(followed).toEqual([true])
  })

  it('[13.4] are all cleared by one button, and the focus stays in the list', async () => {
    await render(<Page />)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => focused()?.textContent).toBe('No filters chosen')
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('leave the focus alone when a filter goes elsewhere', async () => {
    const { rerender } = await render(<ActiveFilters filters={[kaveri, mahyco]} onRemove={() => undefined} />)
    removeButton('Brand: Kaveri').element().focus()
    await rerender(<ActiveFilters filters={[kaveri]} onRemove={() => undefined} />)
    expect(focused()?.getAttribute('aria-label')).toBe('Remove Brand: Kaveri')
  })

  it('scroll sideways in their own box at 360 px, with targets of 44 px', async () => {
    const { container } = await render(<FilterChips chips={chips} />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    for (const link of container.querySelectorAll('a')) {
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })

  it('have every word from their messages', async () => {
    const { container } = await render(
      <UiProvider messages={{ priceRange: { between: 'between' } }}>
        <FilterChips chips={chips} messages={pseudoMessages(en)} />
        <ActiveFilters
          filters={[kaveri, price]}
          onRemove={() => undefined}
          onClearAll={() => undefined}
          messages={pseudoMessages(en)}
        />
      </UiProvider>,
    )
    expect(leakedWords(container, ['Kaveri', 'between'])).toEqual([])
  })
})
