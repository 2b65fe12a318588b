import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow, someTotals } from '../testing/index.ts'
import { billingSummaryContract } from './billing-summary.contract.ts'
import { BillingSummary } from './index.ts'
import en from './messages/en.json'

const full = someTotals({
  totalPrice: 14_19_850,
  savings: 3_64_000,
  discountAmount: 50_000,
  appliedCoupon: { name: 'KISAN500', value: 50_000 },
  specialDiscount: 12_345,
  productDiscount: 3_000,
  coinsDiscount: 800,
  prepaidDiscount: 8_545,
  shippingCharges: 7_000,
  payable: 13_64_505,
})

/** The rows as they are read: name and amount. */
function rows(): (readonly [string, string])[] {
  const terms = page.getByRole('term').elements()
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''])
}

/** What a printed amount is worth, in paise. */
const paise = (amount: string) => Math.round(Number(amount.replace('−', '-').replace(/[₹,]/g, '')) * 100)

conformance('BillingSummary', {
  contract: billingSummaryContract,
  widget: () => <BillingSummary totals={full} estimated />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('BillingSummary %s', (_place, renderThere) => {
  it('[25.7] shows every sum in an order in which they add up', async () => {
    await renderThere(<BillingSummary totals={full} />)
    await expect.element(page.getByRole('region', { name: 'Bill details' })).toBeVisible()
    expect(rows()).toEqual([
      ['Total at MRP', '₹17,838.50'],
      ['You save on MRP', '−₹3,640.00'],
      ['Item total (1 item)', '₹14,198.50'],
      ['Product discount', '−₹30.00'],
      ['Coupon KISAN500', '−₹500.00'],
      ['Coins', '−₹8.00'],
      ['Online payment discount', '−₹85.45'],
      ['Delivery charge', '₹70.00'],
      ['To pay', '₹13,645.05'],
    ])
  })
})

describe('BillingSummary', () => {
  it('[31.5] says what has been paid, or is to be paid', async () => {
    const { rerender } = await render(<BillingSummary totals={someTotals()} paid={52_000} />)
    expect(rows().at(-1)).toEqual(['Paid', '₹520.00'])
    await rerender(<BillingSummary totals={someTotals()} paid={0} />)
    expect(rows().at(-1)).toEqual(['To pay', '₹520.00'])
    await rerender(<BillingSummary totals={someTotals({ payable: 0 })} paid={0} />)
    expect(rows().at(-1)).toEqual(['Paid', '₹0.00'])
  })

  it('[25.8] [31.5] says after an advance what is paid and what is due', async () => {
    await render(<BillingSummary totals={someTotals()} paid={5_200} />)
    expect(rows().slice(-3)).toEqual([
      ['Order total', '₹520.00'],
      ['Paid in advance', '−₹52.00'],
      ['To pay on delivery', '₹468.00'],
    ])
  })

  it('[25.2] adds up before the shopper: subtotal and payable are the sums of the rows above', async () => {
    await render(<BillingSummary totals={full} />)
    const [mrp = 0, savings = 0, items = 0, ...rest] = rows().map(([, amount]) => paise(amount))
    expect(mrp + savings).toBe(items)
    const payable = rest.pop()
    expect(rest.reduce((sum, amount) => sum + amount, items)).toBe(payable)
  })

  it('[02.1] writes shipping with two decimals, or FREE', async () => {
    const { rerender } = await render(<BillingSummary totals={someTotals()} />)
    expect(rows()).toContainEqual(['Delivery charge', '₹70.00'])
    await rerender(<BillingSummary totals={someTotals({ shippingCharges: 0, payable: 45_000 })} />)
    expect(rows()).toContainEqual(['Delivery charge', 'FREE'])
  })

  it('leaves out what is nothing', async () => {
    await render(<BillingSummary totals={someTotals({ savings: 0 })} />)
    expect(rows().map(([label]) => label)).toEqual(['Item total (1 item)', 'Delivery charge', 'To pay'])
  })

  it('[25.2] calls special what an older order does not name', async () => {
    await render(<BillingSummary totals={someTotals({ specialDiscount: 12_345 })} paid={0} />)
    expect(rows()).toContainEqual(['Special discount', '−₹123.45'])
  })

  it('[24.3] says that its amounts are estimates while prices load', async () => {
    const { rerender } = await render(<BillingSummary totals={full} estimated />)
    await expect.element(page.getByText("Estimated. We are checking today's prices…")).toBeVisible()
    await expect.element(page.getByRole('region')).toHaveAttribute('aria-busy', 'true')
    await rerender(<BillingSummary totals={full} />)
    await expect.element(page.getByText(/^Estimated/)).not.toBeInTheDocument()
  })

  it('renders a row as the page does, and its own in place of nothing', async () => {
    await render(
      <BillingSummary
        totals={full}
        renderRow={({ key, label, amount }) =>
          key === 'coins' ? (
            <>
              <dt>{`${label} of the cooperative`}</dt>
              <dd>{amount}</dd>
            </>
          ) : null
        }
      />,
    )
    expect(rows()).toContainEqual(['Coins of the cooperative', '−₹8.00'])
    expect(rows()).toContainEqual(['To pay', '₹13,645.05'])
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<BillingSummary totals={full} estimated messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
