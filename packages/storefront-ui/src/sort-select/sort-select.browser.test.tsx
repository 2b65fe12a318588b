import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { SortSelect } from './index.ts'
import en from './messages/en.json'
import { sortSelectContract } from './sort-select.contract.ts'

const form = { action: '/collections/seeds', keep: [{ name: 'brands', value: 'kaveri' }] }
const select = page.getByRole('combobox', { name: 'Sort by' })

conformance('SortSelect', {
  contract: sortSelectContract,
  widget: () => <SortSelect value="rating" form={form} onSortChange={() => undefined} />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('SortSelect %s', (_place, renderThere) => {
  it('[13.4] offers four sort orders and reports the chosen one', async () => {
    const asked: string[] = []
    await renderThere(<SortSelect value="best-selling" form={form} onSortChange={(sort) => asked.push(sort)} />)
    await expect.element(select).toHaveValue('best-selling')
    await expect.element(select).toHaveTextContent('Best sellingCustomer ratingPrice: low to highPrice: high to low')
    await select.selectOptions('Price: low to high')
    expect(asked).toEqual(['price-low-to-high'])
    await expect.element(select).toHaveValue('best-selling')
  })
})

describe('SortSelect', () => {
  it('[13.9] offers what the listing can be ordered by, and shows what is in force', async () => {
    const asked: string[] = []
    const props = { form, onSortChange: (sort: string) => asked.push(sort) }
    const screen = await render(<SortSelect value="best-selling" {...props} />)
    const origin = page.getByRole('option', { name: 'Country of origin' })
    expect(origin.query()).toBeNull()
    await screen.rerender(<SortSelect value="best-selling" sorts={['best-selling', 'country-of-origin']} {...props} />)
    expect((await select.findElement()).textContent).toBe('Best sellingCountry of origin')
    await select.selectOptions('Country of origin')
    expect(asked).toEqual(['country-of-origin'])
    await screen.rerender(<SortSelect value="country-of-origin" {...props} />)
    await expect.element(select).toHaveValue('country-of-origin')
  })

  it('asks for the page by itself while no script runs, and keeps the filters', async () => {
    const { container } = await render(<SortSelect value="rating" form={form} onSortChange={() => undefined} />)
    const element = container.querySelector('form')
    expect(element?.matches('[method=get][action="/collections/seeds"]')).toBe(true)
    expect(Object.fromEntries(new FormData(element ?? undefined))).toEqual({ brands: 'kaveri', sortBy: 'rating' })
  })

  it('has a target of 44 px and every word from its messages', async () => {
    const { container } = await render(
      <SortSelect value="rating" form={form} onSortChange={() => undefined} messages={pseudoMessages(en)} />,
    )
    expect(page.getByRole('combobox').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(leakedWords(container)).toEqual([])
  })
})
