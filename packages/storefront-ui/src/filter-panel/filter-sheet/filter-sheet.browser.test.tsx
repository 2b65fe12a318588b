import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles.css'
import { UiProvider } from '../../i18n/index.ts'
import { Announcer } from '../../primitives/live-region/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../../testing/index.ts'
import { aBrandSection, aPriceSection, someSections } from '../filter-panel.fixtures.ts'
import en from '../messages/en.json'
import { filterSheetContract } from './filter-sheet.contract.ts'
import { FilterSheet } from './index.ts'
import type { FilterSheetProps, SheetSection } from './index.ts'

const nothing = () => undefined

function props(overrides: Partial<FilterSheetProps> = {}): FilterSheetProps {
  return {
    sections: someSections(),
    sort: 'best-selling',
    activeSection: 'sort',
    canClear: true,
    canApply: true,
    onSectionChange: nothing,
    onSortChange: nothing,
    onChoose: nothing,
    onPriceChange: nothing,
    onClear: nothing,
    onApply: nothing,
    onClose: nothing,
    ...overrides,
  }
}

/** A phone's page whose chips open the sheet. */
function Phone({ asked, ...overrides }: Partial<FilterSheetProps> & { asked: unknown[][] }) {
  const [section, setSection] = useState<SheetSection | null>(null)
  return (
    <>
      <button onClick={() => setSection('brands')}>Brands chip</button>
      {section === null ? null : (
        <FilterSheet
          {...props(overrides)}
          activeSection={section}
          onSectionChange={setSection}
          onChoose={(...choice) => asked.push(choice)}
          onSortChange={(sort) => asked.push(['sort', sort])}
          onClear={(what) => asked.push(['clear', what])}
          onApply={() => asked.push(['apply'])}
          onClose={() => {
            asked.push(['close'])
            setSection(null)
          }}
        />
      )}
    </>
  )
}

const chip = page.getByRole('button', { name: 'Brands chip' })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const apply = page.getByRole('button', { name: 'Apply' })
const clear = page.getByRole('button', { name: 'Clear', exact: true })

conformance('FilterSheet', {
  contract: filterSheetContract,
  widget: () => <FilterSheet {...props({ sections: [aBrandSection(12, { selected: ['brand-1'] })] })} />,
  rendersOnServer: false,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('FilterSheet %s', (_place, renderThere) => {
  it('[13.2] opens at the section of its chip, with all sections at its side and the sort first', async () => {
    await renderThere(<Phone asked={[]} />)
    await chip.click()
    await expect.element(page.getByRole('dialog', { name: 'Sort and filter' })).toBeVisible()
    const tabs = page.getByRole('tablist', { name: 'Sort and filters' }).getByRole('tab')
    expect(tabs.elements().map(({ textContent }) => textContent.trim())).toEqual([
      'Sort',
      'Categories',
      'Brands',
      'Price',
      'Rating',
      'Availability',
    ])
    await expect.element(tab('Brands')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tabpanel', { name: 'Brands' })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: 'Kaveri 3 products' })).toBeVisible()
  })

  it('[13.2] goes through the sections by arrow keys, from one Tab stop', async () => {
    await renderThere(<Phone asked={[]} />)
    await chip.click()
    tab('Brands').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('tabpanel', { name: 'Price' })).toBeVisible()
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect.element(page.getByRole('tabpanel', { name: 'Availability' })).toBeVisible()
    expect(tab('Availability').element().matches(':focus')).toBe(true)
    expect(
      page
        .getByRole('tab')
        .elements()
        .filter(({ tabIndex }) => tabIndex === 0).length,
    ).toBe(1)
  })

  it('[13.3] changes nothing when it is left, and the focus goes back to its chip', async () => {
    const asked: unknown[][] = []
    await renderThere(<Phone asked={asked} />)
    await chip.click()
    await page.getByRole('checkbox', { name: 'Rasi 6 products' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(asked).toEqual([['brands', 'brand-3', true], ['close']])
    expect(chip.element().matches(':focus')).toBe(true)
    await chip.click()
    await page.getByRole('button', { name: 'Close without applying' }).click()
    expect(asked.at(-1)).toEqual(['close'])
  })
})

describe('FilterSheet', () => {
  it('[13.2] clears and applies together what was chosen', async () => {
    const asked: unknown[][] = []
    await render(<Phone asked={asked} />)
    await chip.click()
    await page.getByRole('checkbox', { name: 'Kaveri 3 products' }).click()
    await tab('Sort').click()
    await expect.element(page.getByRole('radio', { name: 'Best selling' })).toBeChecked()
    await page.getByRole('radio', { name: 'Price: low to high' }).click()
    await clear.click()
    await apply.click()
    expect(asked).toEqual([['brands', 'brand-0', true], ['sort', 'price-low-to-high'], ['clear', 'all'], ['apply']])
  })

  it('[13.2] holds Clear and Apply back while there is nothing for them, with the reason', async () => {
    const asked: unknown[][] = []
    await render(<Phone asked={asked} canClear={false} canApply={false} />)
    await chip.click()
    await expect.element(clear).toHaveAccessibleDescription('Nothing is chosen yet')
    await expect.element(apply).toHaveAccessibleDescription('Nothing has changed yet')
    for (const button of [clear, apply]) {
      button.element().focus()
      await userEvent.keyboard('{Enter}')
    }
    expect(asked).toEqual([])
  })

  it('[13.2] holds both back while it loads', async () => {
    const asked: unknown[][] = []
    await render(<Phone asked={asked} isBusy />)
    await chip.click()
    await expect.element(apply).toHaveAttribute('aria-busy', 'true')
    await expect.element(clear).toHaveAccessibleDescription('Please wait a moment')
    for (const button of [clear, apply]) {
      button.element().focus()
      await userEvent.keyboard('{Enter}')
    }
    expect(asked).toEqual([])
  })

  it('names the number that Apply would show, and what is chosen in each section', async () => {
    const sections = [
      aBrandSection(12, { selected: ['brand-1', 'brand-2'] }),
      aPriceSection({ value: { min: 0, max: 500 } }),
    ]
    const screen = await render(<FilterSheet {...props({ sections, resultCount: 42 })} />)
    await expect.element(page.getByRole('button', { name: 'Show 42 products' })).toBeVisible()
    await expect.element(tab('Brands 2 chosen')).toBeVisible()
    await expect.element(tab('Price 1 chosen')).toBeVisible()
    await screen.rerender(<FilterSheet {...props({ sections, resultCount: 0 })} />)
    await expect.element(page.getByRole('button', { name: 'Show no products' })).toBeVisible()
  })

  it('[13.6] says how many may be chosen, in front of the page', async () => {
    await render(
      <Announcer>
        <FilterSheet
          {...props({ activeSection: 'brands', limitReached: { section: 'brands', value: 'brand-1', limit: 5 } })}
        />
      </Announcer>,
    )
    const words = 'Brands: you can choose at most 5.'
    await expect.element(page.getByRole('tabpanel').getByText(words)).toBeVisible()
    await expect.element(page.getByRole('dialog').getByRole('status').last()).toHaveTextContent(words)
  })

  it('[13.8] has the slider at once', async () => {
    await render(<FilterSheet {...props({ activeSection: 'price' })} />)
    await expect.element(page.getByRole('slider', { name: 'Highest price' })).toBeInTheDocument()
  })

  it('keeps its height from section to section, and the page its width', async () => {
    await render(<Phone asked={[]} />)
    await chip.click()
    const height = () => page.getByRole('tabpanel').element().getBoundingClientRect().height
    const before = height()
    await tab('Sort').click()
    expect(height()).toBeCloseTo(before, 1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

  it('says what it waits for, and tries again what failed', async () => {
    const tries: string[] = []
    const screen = await render(
      <FilterSheet {...props({ sections: [], activeSection: 'brands', status: 'loading' })} />,
    )
    await expect.element(page.getByText('Loading filters')).toBeInTheDocument()
    await screen.rerender(
      <FilterSheet
        {...props({ sections: [], activeSection: 'brands', status: 'failed', onRetry: () => tries.push('again') })}
      />,
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(tries).toEqual(['again'])
  })

  it('has targets of 44 px and every word from its messages', async () => {
    await render(
      <UiProvider messages={{ sortSelect: {} }}>
        <FilterSheet {...props({ sections: [], activeSection: 'brands', messages: pseudoMessages(en) })} />
      </UiProvider>,
    )
    const dialog = page.getByRole('dialog').element()
    expect(leakedWords(dialog)).toEqual([])
    for (const button of dialog.querySelectorAll('button')) {
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })
})
