import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { compareContract } from './compare.contract.ts'
import { comparedColumns } from './compare.fixtures.ts'
import { CompareBar, CompareCheck, CompareTable, CompareToggle } from './index.ts'
import type { CompareTableProps } from './index.ts'
import en from './messages/en.json'

const nothing = () => undefined

function props(own: Partial<CompareTableProps> = {}): CompareTableProps {
  return {
    status: 'ready',
    columns: comparedColumns,
    limit: 4,
    goneCount: 0,
    shopHref: '#shop',
    onRemove: nothing,
    onClear: nothing,
    onRetry: nothing,
    ...own,
  }
}

conformance('CompareTable', { contract: compareContract, widget: () => <CompareTable {...props({ goneCount: 1 })} /> })

conformance('CompareToggle', {
  contract: compareContract,
  widget: () => <CompareToggle product="Okra" isCompared={false} count={1} compareHref="#" onToggle={nothing} />,
})

conformance('CompareCheck', {
  contract: compareContract,
  widget: () => <CompareCheck product="Okra" isCompared onToggle={nothing} />,
})

conformance('CompareBar', {
  contract: compareContract,
  widget: () => <CompareBar count={2} limit={4} compareHref="#" onClear={nothing} onStop={nothing} />,
})

function Live() {
  const [columns, setColumns] = useState(comparedColumns)
  const remove = (handle: string) => setColumns(columns.filter((column) => column.handle !== handle))
  return <CompareTable {...props({ columns, onRemove: remove, onClear: () => setColumns([]) })} />
}

const heading = page.getByRole('heading', { level: 1, name: en.title })

describe('CompareTable', () => {
  it('is a table with a name for each row and column, and says what a product does not tell', async () => {
    await render(<CompareTable {...props()} />)
    expect(page.getByRole('columnheader').elements()).toHaveLength(5)
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect.element(row('Price per unit').getByText('₹476 per litre')).toBeVisible()
    await expect
      .element(
        row('For an acre')
          .getByText(/400 ml to 1 litres/)
          .first(),
      )
      .toBeVisible()
    await expect.element(row('Availability').getByText('Sold out')).toBeVisible()
    await expect.element(row('Rating').getByText('No reviews yet')).toBeVisible()
    await expect.element(row('Country of origin').getByText('Not stated')).toBeVisible()
  })

  it('scrolls sideways by key on a phone, while the names of the facts stay', async () => {
    await render(
      <div style={{ inlineSize: 328 }}>
        <CompareTable {...props()} />
      </div>,
    )
    const table = page.getByRole('table', { name: en.title }).element()
    const fact = page.getByRole('rowheader').first()
    const before = fact.element().getBoundingClientRect().left
    page.getByRole('link').first().element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.poll(() => table.parentElement?.scrollLeft).toBeGreaterThan(0)
    expect(Math.abs(fact.element().getBoundingClientRect().left - before)).toBeLessThan(2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it('lets a product go by keyboard, then all, and keeps the focus', async () => {
    await render(<Live />)
    page
      .getByRole('button', { name: /^Remove from the comparison: Kadva/ })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => page.getByRole('columnheader').elements().length).toBe(4)
    expect(heading.element().matches(':focus')).toBe(true)
    await page.getByRole('button', { name: en.clear }).click()
    await expect.element(page.getByRole('link', { name: en.shop })).toHaveAttribute('href', '#shop')
    expect(heading.element().matches(':focus')).toBe(true)
  })

  it('says in words how many may be compared and how many are gone, and tries again', async () => {
    let tries = 0
    await render(<CompareTable {...props({ status: 'failed', goneCount: 2, onRetry: () => (tries += 1) })} />)
    await expect.element(page.getByText(/^You can compare up to 4 products/)).toBeVisible()
    await expect.element(page.getByText('2 chosen products are no longer sold.')).toBeVisible()
    await page.getByRole('alert').getByRole('button').click()
    expect(tries).toBe(1)
  })
})

describe('CompareToggle', () => {
  it('says whether a product is compared, and leads to the comparison', async () => {
    let toggles = 0
    const toggle = (isCompared: boolean) => (
      <CompareToggle
        product="Okra"
        isCompared={isCompared}
        count={isCompared ? 1 : 0}
        compareHref="#compare"
        onToggle={() => (toggles += 1)}
      />
    )
    const { rerender } = await render(toggle(false))
    const button = page.getByRole('button', { name: 'Compare: Okra' })
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    expect(page.getByRole('link').elements()).toHaveLength(0)
    await button.click()
    expect(toggles).toBe(1)
    await rerender(toggle(true))
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await expect
      .element(page.getByRole('link', { name: 'Show the comparison (1)' }))
      .toHaveAttribute('href', '#compare')
  })
})

describe('CompareCheck', () => {
  it('is a box with the name of its product, ticked by key', async () => {
    let toggles = 0
    const check = (isCompared: boolean) => (
      <CompareCheck product="Okra" isCompared={isCompared} onToggle={() => (toggles += 1)} />
    )
    const { rerender } = await render(check(false))
    const box = page.getByRole('checkbox', { name: 'Compare: Okra' })
    box.element().focus()
    await userEvent.keyboard(' ')
    expect(toggles).toBe(1)
    await expect.element(box).not.toBeChecked()
    await rerender(check(true))
    await expect.element(box).toBeChecked()
    const target = box.element().closest('label')?.getBoundingClientRect()
    expect(target?.height).toBeGreaterThanOrEqual(44)
  })
})

describe('CompareBar', () => {
  it('says what to do, then how many are chosen, and keeps the focus when all are let go', async () => {
    let stops = 0
    function LiveBar() {
      const [count, setCount] = useState(2)
      return (
        <CompareBar
          count={count}
          limit={4}
          compareHref="#compare"
          onClear={() => setCount(0)}
          onStop={() => (stops += 1)}
        />
      )
    }
    await render(<LiveBar />)
    await expect
      .element(page.getByRole('link', { name: 'Show the comparison (2)' }))
      .toHaveAttribute('href', '#compare')
    page.getByRole('button', { name: en.clear }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Tick up to 4 products to compare them.')).toBeVisible()
    expect(page.getByRole('link').elements()).toHaveLength(0)
    const stop = page.getByRole('button', { name: en.stop })
    expect(stop.element().matches(':focus')).toBe(true)
    await stop.click()
    expect(stops).toBe(1)
  })
})

describe('all', () => {
  it('have every word of their own from their messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      <>
        <CompareTable {...props({ columns: [], messages, goneCount: 1 })} />
        <CompareToggle product="" isCompared count={1} compareHref="#" onToggle={nothing} messages={messages} />
        <CompareCheck product="" isCompared onToggle={nothing} messages={messages} />
        <CompareBar count={0} limit={4} compareHref="#" onClear={nothing} onStop={nothing} messages={messages} />
        <CompareBar count={1} limit={4} compareHref="#" onClear={nothing} onStop={nothing} messages={messages} />
      </>,
    )
    expect(leakedWords(container, [])).toEqual([])
  })
})
