import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import styles from '../styles.css?inline'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { articleCardContract } from './article-card.contract.ts'
import { aFilm, anArticle } from './article-card.fixtures.ts'
import { ArticleCard, ArticleList } from './index.ts'
import type { ArticleListProps } from './index.ts'
import en from './messages/en.json'

const film = anArticle({ slug: 'drip', title: 'Drip in an hour', headerMedia: aFilm })

function list(own: Partial<ArticleListProps> = {}) {
  return (
    <ArticleList title="Articles about tomato" status="ready" nextHref="?pageNo=2" {...own}>
      {own.children === undefined ? (
        <li>
          <ArticleCard article={film} href="#drip" />
        </li>
      ) : (
        own.children
      )}
    </ArticleList>
  )
}

conformance('ArticleCard', {
  contract: articleCardContract,
  widget: () => <ArticleCard article={anArticle()} href="#article" />,
})
conformance('ArticleList', { contract: articleCardContract, widget: () => list({ status: 'loading-more' }) })

describe.each([
  ['in the page', (ui: ReactNode) => render(ui)],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('an article %s', (_place, renderThere) => {
  it('shows what it is about, who wrote it and when, and leads to it', async () => {
    await renderThere(<ArticleCard article={anArticle()} href="#article" headingLevel={2} />)
    const card = page.getByRole('article', { name: /^Tomato leaf curl/ })
    await expect.element(card.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute('href', '#article')
    await expect.element(card.getByText('Tomato', { exact: true })).toBeVisible()
    await expect.element(card.getByText(/Krishi Desk/)).toBeVisible()
    await expect.element(card.getByText('20-11-2026')).toBeVisible()
  })

  it('keeps the place of the picture, whatever its shape', async () => {
    await renderThere(
      <div style={{ inlineSize: 320 }}>
        <ArticleCard article={anArticle()} href="#article" />
      </div>,
    )
    const picture = () => page.getByRole('presentation').element().getBoundingClientRect()
    await expect.poll(() => Math.round((picture().width / picture().height) * 9)).toBe(16)
  })

  it('[34.7] says that it is a film, beside the picture of it', async () => {
    await renderThere(<ArticleCard article={film} href="#drip" />)
    await expect.element(page.getByText('Video')).toBeVisible()
    await expect.element(page.getByRole('presentation')).toHaveAttribute('src', aFilm.src)
  })
})

describe('a list of articles', () => {
  it('asks for more with a link that works without scripts', async () => {
    let asked = 0
    await render(list({ onLoadMore: () => (asked += 1) }))
    const more = page.getByRole('link', { name: 'Load more articles' })
    await expect.element(more).toHaveAttribute('href', '?pageNo=2')
    await more.click()
    expect(asked).toBe(1)
  })

  it('has no more at its end, and says what there is instead when it is empty', async () => {
    const { rerender } = await render(list({ status: 'ended' }))
    expect(page.getByRole('link', { name: 'Load more articles' }).elements()).toEqual([])
    await rerender(list({ status: 'ended', children: null, empty: <p>No articles found</p> }))
    await expect.element(page.getByText('No articles found')).toBeVisible()
  })

  it('past its end says so and leads back', async () => {
    const own = { children: null, status: 'ended', previousHref: '?pageNo=1', empty: <p>None</p> } as const
    await render(list(own))
    await expect.element(page.getByText('You have reached the end')).toBeVisible()
    await expect.element(page.getByText('None')).not.toBeInTheDocument()
    const back = page.getByRole('link', { name: 'Show earlier articles' })
    await expect.element(back).toHaveAttribute('href', '?pageNo=1')
  })

  it('[11.6] keeps its cards when it fails, says so and tries again', async () => {
    let tries = 0
    await render(list({ status: 'failed', onRetry: () => (tries += 1) }))
    await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect([tries, page.getByRole('article').elements().length]).toEqual([1, 1])
  })

  it('has no word of its own outside its messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      list({
        messages,
        status: 'loading-more',
        children: <li>{<ArticleCard article={film} href="#" messages={messages} />}</li>,
      }),
    )
    expect(leakedWords(container, ['Articles about tomato', 'Drip in an hour', 'Krishi Desk', 'Tomato'])).toEqual([])
  })
})
