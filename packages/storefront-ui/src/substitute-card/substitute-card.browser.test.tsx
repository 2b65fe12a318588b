import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import styles from '../styles.css?inline'
import { UiProvider } from '../i18n/index.ts'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import hi from './messages/hi.json'
import { substituteCardContract } from './substitute-card.contract.ts'
import { aSubstitute } from './substitute-card.fixtures.tsx'
import { SubstituteCard, SubstituteNotice } from './index.ts'

const notice = <SubstituteNotice substituteFor={aSubstitute.substituteFor} href="#back" cheaperPercent={14} />

conformance('SubstituteCard', { contract: substituteCardContract, widget: () => <SubstituteCard {...aSubstitute} /> })
conformance('SubstituteNotice', { contract: substituteCardContract, widget: () => notice })

describe.each([
  ['in the page', (ui: ReactNode) => render(ui)],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('a substitute %s', (_place, renderThere) => {
  it('[17.1] says what it stands in for, how much cheaper it is, what it costs, and leads to its page', async () => {
    await renderThere(<SubstituteCard {...aSubstitute} />)
    const card = page.getByRole('region', { name: 'Recommended Substitute For Sarayukavach Navrin Fungicide' })
    await expect.element(card.getByText('14% Cheaper')).toBeVisible()
    await expect.element(card.getByText('₹390')).toBeVisible()
    await expect.element(card.getByRole('link', { name: /^Neelmitra/ })).toHaveAttribute('href', '#neelmitra')
    await expect.element(card.getByRole('link', { name: /^View product/ })).toHaveAttribute('href', '#neelmitra')
    await expect.element(card.getByRole('button', { name: /^Add .*to cart/ })).toBeVisible()
  })
})

describe('a substitute', () => {
  it('[17.2] shows its rating where that recommends it', async () => {
    const { rerender } = await render(<SubstituteCard {...aSubstitute} />)
    await expect.element(page.getByRole('img', { name: '4.1 of 5' })).toBeVisible()
    await rerender(<SubstituteCard {...aSubstitute} showRating={false} />)
    expect(page.getByRole('img', { name: /of 5/ }).elements()).toEqual([])
  })

  it('[17.3] tells what it has in common by turns', async () => {
    await render(<SubstituteCard {...aSubstitute} />)
    await expect.element(page.getByText('Same content: Tebuconazole 25.9% EC')).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Stop the changing text' })).toBeVisible()
  })

  it('[17.1] says in the language of the page what both are, and a name in another language alone', async () => {
    const inHindi = (sharedContent: LocalizedText) => (
      <UiProvider locale="hi" messages={{ substituteCard: hi }}>
        <SubstituteCard {...aSubstitute} sharedContent={sharedContent} />
      </UiProvider>
    )
    const { rerender } = await render(inHindi(aText('टेबुकोनाज़ोल 25.9% EC, फफूंदनाशक', 'hi')))
    await expect.element(page.getByText('वही तत्व: टेबुकोनाज़ोल 25.9% EC, फफूंदनाशक')).toBeInTheDocument()
    await rerender(inHindi(aText('Tebuconazole 25.9% EC')))
    const name = page.getByText('Tebuconazole 25.9% EC', { exact: true })
    await expect.element(name).toHaveAttribute('lang', 'en')
    expect(page.getByText(/वही तत्व/).elements()).toEqual([])
  })

  it('[17.1] calls nothing the same that is only described alike', async () => {
    const product = { ...aSubstitute.product, technicalContent: 'F1 hybrid, 60 days' }
    await render(<SubstituteCard {...aSubstitute} product={product} sharedContent={null} />)
    await expect.element(page.getByText('F1 hybrid, 60 days', { exact: true })).toBeInTheDocument()
    expect(page.getByText(/Same content/).elements()).toEqual([])
  })

  it('[17.1] takes the words of the shop’s owner', async () => {
    const words = { substituteFor: 'In place of', cheaper: 'Save #PERCENTAGE%' }
    await render(<SubstituteCard {...aSubstitute} words={words} />)
    await expect.element(page.getByRole('heading')).toHaveTextContent('In place of Sarayukavach Navrin Fungicide')
    await expect.element(page.getByText('Save 14%')).toBeVisible()
  })

  it('[17.1] says on its own page what it was recommended for', async () => {
    const { rerender } = await render(notice)
    await expect.element(page.getByText(/^Recommended Substitute For/)).toBeVisible()
    await expect.element(page.getByText('14% Cheaper')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Sarayukavach Navrin Fungicide' }))
      .toHaveAttribute('href', '#back')
    await rerender(<SubstituteNotice substituteFor={aSubstitute.substituteFor} href="#back" cheaperPercent={null} />)
    expect(page.getByText(/Cheaper/).elements()).toEqual([])
  })

  it('has no word of its own outside its messages', async () => {
    // Price, stars and ticker have tests of their own.
    const product = { ...aSubstitute.product, technicalContent: '', variants: [] }
    const { container } = await render(
      <>
        <SubstituteCard
          {...aSubstitute}
          product={product}
          sharedContent={null}
          showRating={false}
          control={null}
          messages={pseudoMessages(en)}
        />
        <SubstituteNotice
          substituteFor={aSubstitute.substituteFor}
          href="#back"
          cheaperPercent={14}
          messages={pseudoMessages(en)}
        />
      </>,
    )
    const given = [aSubstitute.substituteFor.text, product.productName.text, product.vendorName.text]
    expect(leakedWords(container, given)).toEqual([])
  })
})
