import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { UiProvider } from '../../i18n/index.ts'
import '../../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../../testing/index.ts'
import { Price } from './index.ts'
import en from './messages/en.json'
import { priceContract } from './price.contract.ts'

conformance('Price', { contract: priceContract, widget: () => <Price amount={45_000} compareAt={52_000} /> })

describe('Price', () => {
  it('[02.1] shows rupees in lakhs and Latin digits in every language', async () => {
    await render(
      <UiProvider locale="bn">
        <Price amount={12_34_567_50} />
      </UiProvider>,
    )
    await expect.element(page.getByText('₹12,34,567.50')).toBeVisible()
  })

  it('says which amount is which', async () => {
    const { container } = await render(<Price amount={45_000} compareAt={52_000} />)
    expect(container.textContent).toBe('Price ₹450 MRP ₹520')
    expect(container.querySelector('s')?.textContent).toBe('₹520')
  })

  it.each([45_000, 40_000, null])('has nothing to strike when the printed price is %s', async (compareAt) => {
    const { container } = await render(<Price amount={45_000} compareAt={compareAt} />)
    expect(container.textContent).toBe('₹450')
  })

  it('is left alone by translators', async () => {
    const { container } = await render(<Price amount={45_000} />)
    expect(container.firstElementChild?.getAttribute('translate')).toBe('no')
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<Price amount={45_000} compareAt={52_000} messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
