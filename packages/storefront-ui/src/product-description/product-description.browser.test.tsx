import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import styles from '../styles.css?inline'
import '../styles.css'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import { aPackshot, aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { ProductDescription } from './index.ts'
import type { ProductDescriptionProps } from './index.ts'
import { productDescriptionContract } from './product-description.contract.ts'

function props(overrides: Partial<ProductDescriptionProps> = {}): ProductDescriptionProps {
  return {
    overview: { html: trustedHtml('<p>Stands leaf curl.</p>'), lang: 'en' },
    description: { html: trustedHtml('<p>पत्ती मरोड़ सहता है।</p>'), lang: 'hi' },
    ...overrides,
  }
}

const long = { html: trustedHtml('<p>One line.</p>'.repeat(30)), lang: 'en' } as const
const video = { embedVideoId: 'abc', title: aText('How to sow'), posterUrl: aPackshot('seeds') }
const overview = page.getByText('Stands leaf curl.')
const description = page.getByText('पत्ती मरोड़ सहता है।')
const more = page.getByRole('button', { name: 'View more' })
function fold(): Element {
  const element = page.getByRole('region', { name: 'Description' }).element().parentElement
  if (element === null) throw new Error('The description stands alone, so nothing can fold it. Render it in the page.')
  return element
}
const folded = () => fold().clientHeight

conformance('ProductDescription', {
  contract: productDescriptionContract,
  widget: () => <ProductDescription {...props()} />,
})

afterEach(() => page.viewport(360, 740))

describe.each([
  ['in the page', render],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('ProductDescription %s', (_place, renderThere) => {
  it('[15.12] has tabs on a phone: the overview first, the description on a tap or a key', async () => {
    const screen = await renderThere(<ProductDescription {...props()} />)
    await expect.element(overview).toBeVisible()
    await expect.element(description).not.toBeVisible()
    await expect.element(page.getByRole('tabpanel', { name: 'Overview' }).getByText('Stands leaf curl.')).toBeVisible()
    await page.getByRole('tab', { name: 'Description' }).click()
    await expect.element(description).toBeVisible()
    await expect.element(page.getByRole('tabpanel', { name: 'Description' })).toBeVisible()
    await expect.element(overview).not.toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => page.getByRole('tab', { name: 'Overview' }).element().matches(':focus')).toBe(true)
    await expect.element(overview).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect.element(description).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect.element(overview).toBeVisible()
    await screen.unmount()
  })
})

describe('ProductDescription', () => {
  it('[15.12] shows overview, then description on a wide screen, each in its language', async () => {
    await page.viewport(1280, 800)
    await render(<ProductDescription {...props()} />)
    await expect.element(overview).toBeVisible()
    await expect.element(description).toBeVisible()
    expect(page.getByRole('tab').query()).toBeNull()
    expect(page.getByRole('tabpanel').query()).toBeNull()
    const headings = page.getByRole('heading', { level: 2 }).elements()
    expect(headings.map((heading) => heading.textContent)).toEqual(['Overview', 'Description'])
    expect(description.element().closest('[lang]')?.getAttribute('lang')).toBe('hi')
  })

  it('[15.12] folds a description without an overview to 250 px on a phone, and unfolds it', async () => {
    await render(<ProductDescription {...props({ overview: null, description: long })} />)
    expect(page.getByRole('tab').query()).toBeNull()
    await expect.element(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    expect(folded()).toBe(250)
    // The button takes its room from the text: what stands below does not move when it comes.
    expect(more.element().getBoundingClientRect().bottom).toBe(fold().getBoundingClientRect().bottom)
    await more.click()
    expect(folded()).toBeGreaterThan(250)
    await page.getByRole('button', { name: 'View less' }).click()
    await expect.poll(folded).toBe(250)
    await page.viewport(1280, 800)
    expect(folded()).toBeGreaterThan(250)
    await expect.element(more).not.toBeInTheDocument()
  })

  it('[15.12] has nothing to unfold where all is seen', async () => {
    await render(<ProductDescription {...props({ overview: null })} />)
    await expect.element(description).toBeVisible()
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('[15.12] says so where there is nothing to read', async () => {
    await page.viewport(1280, 800)
    const none = { html: trustedHtml(' '), lang: 'en' } as const
    await render(<ProductDescription {...props({ overview: none, description: null })} />)
    await expect.element(page.getByText('No Product OverView')).toBeVisible()
    await expect.element(page.getByText('No Description')).toBeVisible()
  })

  it('[15.12] asks nobody for the video before it is tapped', async () => {
    const { container } = await render(<ProductDescription {...props({ video })} />)
    expect(container.querySelector('iframe')).toBeNull()
    await page.getByRole('button', { name: 'Play the video: How to sow' }).click()
    expect(container.querySelector('iframe')?.src).toContain('/embed/abc')
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<ProductDescription {...props({ messages: pseudoMessages(en) })} />)
    expect(leakedWords(container, ['Stands leaf curl', 'पत्ती मरोड़ सहता है'])).toEqual([])
  })
})
