import { priceOrder } from '@krishi/storefront-core/pricing'
import type { PriceStep } from '@krishi/storefront-core/pricing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { aCart, aCartLine, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { PriceSteps } from './index.ts'
import type { PriceStepsProps } from './index.ts'
import en from './messages/en.json'
import { priceStepsContract } from './price-steps.contract.ts'

const steps: readonly PriceStep[] = [
  { kind: 'goods', amount: 84_500 },
  { kind: 'product-discount', amount: -4_500 },
  { kind: 'coupon', amount: -12_000 },
  { kind: 'coins', amount: -2_400 },
  { kind: 'prepaid', amount: -1_350 },
  { kind: 'shipping', amount: 7_000 },
]

function props(own: Partial<PriceStepsProps> = {}): PriceStepsProps {
  return { steps, payable: 71_250, couponName: 'KISAN120', coins: 24, ...own }
}

const button = page.getByRole('button', { name: 'How is this calculated?' })
const sheet = page.getByRole('dialog', { name: 'How your total is calculated' })

/** The rows as they are read: name, amount, reason. */
function rows(): string[][] {
  const terms = page.getByRole('term').elements()
  return terms.map((term) => [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent))
}

/** What a printed amount is worth, in paise. */
const paise = (amount: string) => Math.round(Number(amount.replace('−', '-').replace(/[+₹,]/g, '')) * 100)

conformance('PriceSteps', { contract: priceStepsContract, widget: () => <PriceSteps {...props()} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('PriceSteps %s', (_place, renderThere) => {
  it('[25.7] opens every step with its signed amount and its reason', async () => {
    const screen = await renderThere(<PriceSteps {...props()} />)
    await button.click()
    await expect.element(sheet).toBeVisible()
    expect(rows()).toEqual([
      ['Price of the goods', '₹845.00', "Every product at today's price, times how many you take."],
      ['Product discount', '−₹45.00', 'Some of your products have a discount of their own.'],
      ['Coupon KISAN120', '−₹120.00', 'Your coupon takes this off the price of the goods.'],
      ['Coins', '−₹24.00', 'You pay this part with 24 coins.'],
      ['Online payment discount', '−₹13.50', 'You save this because you pay online.'],
      ['Delivery charge', '+₹70.00', 'For bringing the goods to your address.'],
      ['To pay', '₹712.50', 'All the lines above, added up.'],
    ])
    await screen.unmount()
  })
})

describe('PriceSteps', () => {
  it('[25.7] [30.14] agrees to the paisa with the price of an order', async () => {
    const dynamicPrepaid = { value: 2.5, roundingType: 'none' } as const
    const lines = [
      aCartLine({ cartQty: 3, price: 33_333, dynamicPrepaid }),
      aCartLine({ id: 'okra', price: 19_999, discountProperties: { type: 'percentage', value: 7 } }),
    ]
    const { shipping } = aCart()
    const { totals, steps: priced } = priceOrder(lines, {
      shipping: { ...shipping, minCartValueForFreeShipping: 5_00_000 },
      paymentMode: 'online',
      onlinePaymentDiscountPercent: 2,
      coupon: { name: 'KISAN120', value: 12_000 },
      coins: null,
    })
    await render(<PriceSteps steps={priced} payable={totals.payable} couponName="KISAN120" />)
    await button.click()
    await expect.element(sheet).toBeVisible()
    const amounts = rows().map(([, amount = '']) => paise(amount))
    expect(amounts).toHaveLength(6)
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(totals.payable)
    expect(amounts.at(-1)).toBe(totals.payable)
  })

  it('[25.7] shows only the steps that there are', async () => {
    await render(<PriceSteps steps={[{ kind: 'goods', amount: 45_000 }]} payable={45_000} />)
    await button.click()
    expect(rows().map(([label]) => label)).toEqual(['Price of the goods', 'To pay'])
  })

  it('names coupon and coins only where it knows them', async () => {
    await render(<PriceSteps steps={steps} payable={71_250} />)
    await button.click()
    expect(rows()).toContainEqual(['Coupon', '−₹120.00', 'Your coupon takes this off the price of the goods.'])
    expect(rows()).toContainEqual(['Coins', '−₹24.00', 'Your coins pay for this part.'])
  })

  it('tells whether it is open, closes on Escape and has the focus again', async () => {
    await render(<PriceSteps {...props()} />)
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect.element(sheet).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <UiProvider messages={{ dialog: { close: '⟦close⟧' } }}>
        <PriceSteps {...props({ messages: pseudoMessages(en) })} />
      </UiProvider>,
    )
    await page.getByRole('button').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(leakedWords(container, ['KISAN120'])).toEqual([])
  })
})
