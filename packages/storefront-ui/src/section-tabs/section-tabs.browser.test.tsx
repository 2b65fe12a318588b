import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import styles from '../styles.css?inline'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { SectionTabs } from './index.ts'
import type { SectionTabsProps } from './index.ts'
import en from './messages/en.json'
import { sectionTabsContract } from './section-tabs.contract.ts'

const all = ['details', 'explore', 'reviews', 'faqs'] as const

function Page(own: Partial<SectionTabsProps>) {
  return (
    <div>
      <SectionTabs sections={all} {...own} />
      {all.map((name) => (
        <section key={name} id={name} aria-label={`Part ${name}`} style={{ blockSize: '1200px' }} />
      ))}
    </div>
  )
}

const tab = (name: string) => page.getByRole('link', { name })

conformance('SectionTabs', { contract: sectionTabsContract, widget: () => <Page /> })

afterEach(() => window.scrollTo(0, 0))

describe.each([
  ['in the page', render],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('SectionTabs %s', (_place, renderThere) => {
  it('[15.1] leads to a part, marks it, and stays in sight', async () => {
    const steps = history.length
    const screen = await renderThere(<Page />)
    await tab('Reviews').click()
    await expect.poll(() => page.getByRole('region', { name: 'Part reviews' }).element().matches(':focus')).toBe(true)
    await expect.element(tab('Reviews')).toHaveAttribute('aria-current', 'location')
    expect(Math.round(page.getByRole('navigation').element().getBoundingClientRect().top)).toBe(0)
    window.scrollTo(0, 0)
    await expect.element(tab('Product details')).toHaveAttribute('aria-current', 'location')
    await expect.element(tab('Reviews')).not.toHaveAttribute('aria-current')
    expect(history.length).toBe(steps)
    await screen.unmount()
  })
})

describe('SectionTabs', () => {
  it('[15.1] names product details, explore, reviews and FAQs, and no part that is not there', async () => {
    const screen = await render(<Page />)
    const names = () =>
      page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link')
        .elements()
        .map((link) => link.textContent)
    expect(names()).toEqual(['Product details', 'Explore', 'Reviews', 'FAQs'])
    await screen.rerender(<Page sections={['details', 'reviews']} />)
    expect(names()).toEqual(['Product details', 'Reviews'])
  })

  it('[15.1] scrolls the marked tab into view when the page is scrolled', async () => {
    await render(
      <div style={{ inlineSize: '200px' }}>
        <Page />
      </div>,
    )
    await expect.element(tab('FAQs')).not.toBeInViewport()
    page.getByRole('region', { name: 'Part faqs' }).element().scrollIntoView()
    await expect.element(tab('FAQs')).toHaveAttribute('aria-current', 'location')
    await expect.element(tab('FAQs')).toBeInViewport()
  })

  it('is reached by keyboard, and does nothing for a part that is gone', async () => {
    await render(<SectionTabs sections={['faqs']} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(tab('FAQs')).toHaveFocus()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<SectionTabs sections={all} messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
