import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../i18n/index.ts'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { priceBlockContract } from './price-block.contract.ts'
import { PriceBlock, UnitPriceText } from './index.ts'
import type { PriceBlockProps } from './index.ts'

function props(overrides: Partial<PriceBlockProps> = {}): PriceBlockProps {
  return {
    name: aText('Arka Rakshak Tomato Seeds'),
    vendor: aText('Dharti Seeds'),
    rating: { average: 4.3, reviewCount: 1_128 },
    technical: { text: 'F1 hybrid', lang: 'en' },
    organic: true,
    price: 45_000,
    compareAtPrice: 52_000,
    saving: { amount: 7_000, percent: 13 },
    unitPrice: { amount: 90_000, per: { value: 1, unit: 'kg' } },
    ...overrides,
  }
}

conformance('PriceBlock', { contract: priceBlockContract, widget: () => <PriceBlock {...props()} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('PriceBlock %s', (_place, renderThere) => {
  it('[15.1] shows name, brand, rating, price, printed price and saving', async () => {
    await renderThere(<PriceBlock {...props()} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Arka Rakshak Tomato Seeds')
    await expect.element(page.getByText('Brand: Dharti Seeds')).toBeInTheDocument()
    await expect.element(page.getByText('Rated 4.3 out of 5,')).toBeInTheDocument()
    await expect.element(page.getByText('1,128 reviews')).toBeVisible()
    await expect.element(page.getByText('₹450', { exact: true })).toBeVisible()
    await expect.element(page.getByText('₹520', { exact: true })).toBeVisible()
    await expect.element(page.getByText('You save ₹70 (13%)')).toBeVisible()
    await expect.element(page.getByText('Inclusive of all taxes')).toBeVisible()
    await expect.element(page.getByText('₹900 per kg')).toBeVisible()
    await expect.element(page.getByText('Organic')).toBeVisible()
    await expect.element(page.getByText('F1 hybrid')).toBeVisible()
  })
})

describe('PriceBlock', () => {
  it('lets a navigation focus its heading', async () => {
    await render(<PriceBlock {...props()} />)
    const heading = page.getByRole('heading', { level: 1 })
    heading.element().focus()
    await expect.element(heading).toHaveFocus()
  })

  it('shows nothing of what it does not know', async () => {
    await render(
      <PriceBlock
        name={aText('Tomato')}
        vendor={aText('Dharti')}
        rating={{ average: 0, reviewCount: 0 }}
        price={null}
        compareAtPrice={52_000}
      />,
    )
    await expect.element(page.getByRole('heading', { name: 'Tomato' })).toBeVisible()
    for (const absent of [/Rated/, /₹/, /taxes/, /Organic/]) expect(page.getByText(absent).query()).toBeNull()
  })

  it('marks a name that is in another language than the page', async () => {
    await render(
      <UiProvider locale="ta">
        <PriceBlock {...props()} />
      </UiProvider>,
    )
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <UiProvider messages={{ price: { now: '⟦now⟧', mrp: '⟦mrp⟧' } }}>
        <PriceBlock {...props({ messages: pseudoMessages(en) })} />
      </UiProvider>,
    )
    expect(leakedWords(container, ['Arka Rakshak Tomato Seeds', 'Dharti Seeds', 'F1 hybrid'])).toEqual([])
  })
})

describe('UnitPriceText', () => {
  it.each([
    ['kg', 1, '₹12.50 per kg'],
    ['l', 1, '₹12.50 per litre'],
    ['piece', 1, '₹12.50 each'],
    ['seed', 100, '₹12.50 per 100 seeds'],
  ] as const)('says what a measure in %s costs', async (unit, value, text) => {
    await render(<UnitPriceText value={{ amount: 1_250, per: { value, unit } }} />)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })
})
