import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toSafeHtml } from '../primitives/safe-html/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { ProductDescription } from './index.ts'
import type { ProductDescriptionProps } from './index.ts'
import { productDescriptionContract } from './product-description.contract.ts'

function props(overrides: Partial<ProductDescriptionProps> = {}): ProductDescriptionProps {
  return {
    overview: { html: toSafeHtml('<p>Stands leaf curl.</p>'), lang: 'en' },
    description: { html: toSafeHtml('<p>पत्ती मरोड़ सहता है।</p>'), lang: 'hi' },
    countryOfOrigin: 'India',
    composition: 'Fipronil 5% SC',
    ...overrides,
  }
}

conformance('ProductDescription', {
  contract: productDescriptionContract,
  widget: () => <ProductDescription {...props()} />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('ProductDescription %s', (_place, renderThere) => {
  it('[15.12] shows the overview before the description, each in its language', async () => {
    await renderThere(<ProductDescription {...props()} />)
    const headings = page.getByRole('heading', { level: 2 })
    await expect.element(headings.first()).toHaveTextContent('Overview')
    expect(headings.elements().map((heading) => heading.textContent)).toEqual(['Overview', 'Description', 'Facts'])
    await expect.element(page.getByRole('region', { name: 'Overview' }).getByText('Stands leaf curl.')).toBeVisible()
    const text = page.getByText('पत्ती मरोड़ सहता है।').element()
    expect(text.closest('[lang]')?.getAttribute('lang')).toBe('hi')
  })

  it('[15.7] says where it comes from and what is in it', async () => {
    await renderThere(<ProductDescription {...props()} />)
    const facts = page.getByRole('region', { name: 'Facts' })
    await expect.element(facts.getByRole('term').first()).toHaveTextContent('Composition')
    await expect.element(facts.getByText('Fipronil 5% SC')).toBeVisible()
    await expect.element(facts.getByText('India')).toBeVisible()
  })
})

describe('ProductDescription', () => {
  it('has no heading without a text under it', async () => {
    await render(<ProductDescription {...props({ overview: null, description: null, composition: '' })} />)
    await expect.element(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
    expect(page.getByRole('heading').elements()).toHaveLength(1)
    expect(page.getByText('Composition').query()).toBeNull()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<ProductDescription {...props({ messages: pseudoMessages(en) })} />)
    expect(leakedWords(container, ['Stands leaf curl', 'पत्ती मरोड़ सहता है', 'India', 'Fipronil 5% SC'])).toEqual([])
  })
})
