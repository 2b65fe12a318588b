import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { aPackshot, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { LabelAdvice, ProductPromises, TrustMarker } from './index.ts'
import en from './messages/en.json'
import { trustMarkerContract } from './trust-marker.contract.ts'

const picture = {
  mobileSrc: aPackshot('seeds'),
  desktopSrc: aPackshot('sack'),
}

conformance('TrustMarker', { contract: trustMarkerContract, widget: () => <TrustMarker /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('TrustMarker %s', (_place, renderThere) => {
  it('makes its promises in words', async () => {
    await renderThere(<TrustMarker />)
    const promises = page.getByRole('list', { name: 'What you can rely on' }).getByRole('listitem')
    expect(promises.elements().map((item) => item.textContent)).toEqual([
      'Genuine products',
      'Cash on delivery',
      'Help on the phone',
    ])
  })
})

describe('TrustMarker', () => {
  it.each([
    [360, 120],
    [1280, 110],
  ])('[24.2] draws its picture at %s px %s px high, with all its words', async (width, height) => {
    await page.viewport(width, 740)
    await render(<TrustMarker picture={picture} />)
    const rendered = page.getByRole('img', { name: 'Genuine products, Cash on delivery, Help on the phone' })
    await expect.element(rendered).toBeVisible()
    expect(rendered.element().getBoundingClientRect().height).toBe(height)
    await page.viewport(360, 740)
  })

  it('promises help on the phone only where there is a number', async () => {
    await render(<TrustMarker helpsByPhone={false} />)
    const promises = page.getByRole('listitem').elements()
    expect(promises.map((item) => item.textContent)).toEqual(['Genuine products', 'Cash on delivery'])
  })

  it('[24.2] goes back to words when the picture does not load', async () => {
    await render(<TrustMarker picture={{ ...picture, mobileSrc: 'data:image/png,none' }} />)
    await expect.element(page.getByText('Genuine products')).toBeVisible()
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<TrustMarker messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})

conformance('ProductPromises', { contract: trustMarkerContract, widget: () => <ProductPromises inStock /> })

conformance('LabelAdvice', { contract: trustMarkerContract, widget: () => <LabelAdvice licence="KA/1" /> })

describe('LabelAdvice', () => {
  const advice = page.getByRole('region', { name: 'Read the label before you buy and use it' })

  it('says what to read first, and under which licence it is sold', async () => {
    const screen = await render(<LabelAdvice licence="KA/MYS/2026/114" />)
    await expect.element(advice.getByText(/antidote are printed on the pack/)).toBeVisible()
    await expect.element(advice.getByText('Sold with licence KA/MYS/2026/114')).toBeVisible()
    await screen.rerender(<LabelAdvice />)
    expect(page.getByText(/Sold with licence/).query()).toBeNull()
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<LabelAdvice licence="" messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})

describe('ProductPromises', () => {
  const facts = () =>
    page
      .getByRole('list', { name: 'About this product' })
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)

  it('[15.7] tells origin, safe payment and that it is ready to ship', async () => {
    await render(<ProductPromises countryOfOrigin="Israel" inStock />)
    expect(facts()).toEqual(['In stock, ready to ship', 'Secure payments', 'Country of origin: Israel'])
  })

  it('[15.7] names India where the catalogue names nothing, and promises nothing that is sold out', async () => {
    const screen = await render(<ProductPromises inStock={false} />)
    expect(facts()).toEqual(['Secure payments', 'Country of origin: India'])
    await screen.rerender(<ProductPromises inStock={false} countryOfOrigin=" india " />)
    expect(facts()).toEqual(['Secure payments', 'Country of origin: India'])
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<ProductPromises inStock messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
