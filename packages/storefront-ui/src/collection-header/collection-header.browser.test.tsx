import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { UiProvider } from '../i18n/index.ts'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import '../styles.css'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { collectionHeaderContract } from './collection-header.contract.ts'
import { CollectionDescription, CollectionHeader } from './index.ts'
import en from './messages/en.json'

const title = aText('Insecticides')
const html = trustedHtml('<h2>How to choose</h2><p>Look at the pest first.</p>')

conformance('CollectionHeader', {
  contract: collectionHeaderContract,
  widget: () => (
    <div>
      <CollectionHeader title={title} count={128} />
      <CollectionDescription title={title} html={html} lang="en" />
    </div>
  ),
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CollectionHeader %s', (_place, renderThere) => {
  it('[12.1] is the title of the page, with the number of products', async () => {
    await renderThere(<CollectionHeader title={title} count={1} />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Insecticides' })).toBeVisible()
    await expect.element(page.getByText('1 product', { exact: true })).toBeVisible()
  })

  it('[12.1] shows the HTML description in a region of its own', async () => {
    await renderThere(<CollectionDescription title={title} html={html} lang="en" />)
    const region = page.getByRole('region', { name: 'About Insecticides' })
    await expect.element(region.getByRole('heading', { name: 'How to choose' })).toBeVisible()
  })
})

describe('CollectionHeader', () => {
  it('keeps the place of a count that is not known yet', async () => {
    const { container, rerender } = await render(<CollectionHeader title={title} />)
    const before = container.getBoundingClientRect().height
    await rerender(<CollectionHeader title={title} count={0} />)
    await expect.element(page.getByText('No products')).toBeVisible()
    // It is heard when it changes, as after a filter.
    await expect.element(page.getByRole('status')).toHaveTextContent('No products')
    expect(container.getBoundingClientRect().height).toBe(before)
  })

  it('marks an English text on a Tamil page', async () => {
    await render(
      <UiProvider locale="ta">
        <CollectionDescription title={title} html={html} lang="en" />
      </UiProvider>,
    )
    const words = page.getByText('Look at the pest first.').element()
    expect(words.closest('[lang]')?.getAttribute('lang')).toBe('en')
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(
      <CollectionHeader title={aText('data')} count={3} messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container, ['data'])).toEqual([])
  })
})
