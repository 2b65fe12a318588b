import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { ProductGrid } from './index.ts'
import type { ProductGridProps } from './index.ts'
import en from './messages/en.json'
import { productGridContract } from './product-grid.contract.ts'

const cards = ['Tomato', 'Chilli', 'Okra', 'Onion', 'Maize', 'Cotton'].map((name) => <p key={name}>{name}</p>)

function grid(overrides: Partial<ProductGridProps> = {}) {
  return (
    <ProductGrid title="Seeds" status="ready" {...overrides}>
      {overrides.children ?? cards}
    </ProductGrid>
  )
}

const list = page.getByRole('list', { name: /^Seeds/ })

conformance('ProductGrid', {
  contract: productGridContract,
  widget: () => grid({ status: 'loading-more', total: 40 }),
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('ProductGrid %s', (_place, renderThere) => {
  it('[12.2] asks for more with a link that works without scripts', async () => {
    let asked = 0
    await renderThere(grid({ total: 40, nextHref: '/collections/seeds?pageNo=2', onLoadMore: () => (asked += 1) }))
    await expect.element(page.getByText('6 of 40 products shown')).toBeVisible()
    const more = page.getByRole('link', { name: 'Load more' })
    await expect.element(more).toHaveAttribute('href', '/collections/seeds?pageNo=2')
    await more.click()
    expect(asked).toBe(1)
  })
})

describe('ProductGrid', () => {
  it.each([
    [328, 2],
    [600, 3],
    [800, 4],
    [960, 5],
    [1280, 5],
  ])('[12.1] %s px wide it has %s columns', async (width, columns) => {
    await page.viewport(1400, 740)
    await render(<div style={{ inlineSize: width }}>{grid()}</div>)
    const tracks = getComputedStyle(list.element()).gridTemplateColumns.split(' ')
    expect(tracks).toHaveLength(columns)
    await page.viewport(360, 740)
  })

  it('[12.1] is a list that says what and how many', async () => {
    await render(grid({ total: 128 }))
    await expect.element(page.getByRole('list', { name: 'Seeds, 128 products' })).toBeVisible()
    expect(list.getByRole('listitem').elements()).toHaveLength(6)
  })

  it('[12.2] says that the end is reached and offers no more', async () => {
    await render(grid({ status: 'ended', nextHref: '?pageNo=3' }))
    await expect.element(page.getByText('You have reached the end')).toBeVisible()
    expect(page.getByRole('link').elements()).toHaveLength(0)
  })

  it('[12.2] past its end says so, and leads back at a tap', async () => {
    let asked = 0
    const empty = <p>Nothing of that kind</p>
    await render(
      grid({ children: [], status: 'ended', previousHref: '?pageNo=3', onLoadEarlier: () => (asked += 1), empty }),
    )
    await expect.element(page.getByText('You have reached the end')).toBeVisible()
    await expect.element(page.getByText('Nothing of that kind')).not.toBeInTheDocument()
    const back = page.getByRole('link', { name: 'Show earlier products' })
    await expect.element(back).toHaveAttribute('href', '?pageNo=3')
    await back.click()
    expect(asked).toBe(1)
  })

  it('[12.2] gives the element after the last card to whoever observes it', async () => {
    let sentinel: HTMLElement | null = null
    const sentinelRef = (element: HTMLElement | null) => void (sentinel = element)
    const { rerender } = await render(grid({ sentinelRef }))
    const last = list.getByRole('listitem').elements().at(-1)
    expect(last?.compareDocumentPosition(sentinel ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await rerender(grid({ sentinelRef, skeletonCount: 3 }))
    expect(last?.nextElementSibling).toBe(sentinel)
  })

  it('[12.4] keeps its cards when a page fails, says so and tries again', async () => {
    let tries = 0
    await render(grid({ status: 'failed', onRetry: () => (tries += 1) }))
    await expect.element(page.getByRole('alert').getByText('Unable to fetch products!')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(tries).toBe(1)
    expect(list.getByRole('listitem').elements()).toHaveLength(6)
  })

  it('[12.6] says that nothing was found, or what the page says instead', async () => {
    const { rerender } = await render(<ProductGrid title="Seeds" status="ready" />)
    await expect.element(page.getByText('No products found')).toBeVisible()
    await rerender(<ProductGrid title="Seeds" status="ended" empty={<button type="button">Clear filters</button>} />)
    await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
    await expect.element(page.getByText('No products found')).not.toBeInTheDocument()
  })

  it('keeps places for cards that are loading, and says so once', async () => {
    const { container } = await render(<ProductGrid title="Seeds" status="loading" skeletonCount={5} />)
    expect(container.querySelectorAll('[data-scope=product-card][data-part=root]')).toHaveLength(5)
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading products…')
    await expect.element(list).toHaveAttribute('aria-busy', 'true')
  })

  it('keeps places of one element each for what is far below the screen', async () => {
    const { container } = await render(<ProductGrid title="Seeds" status="loading" skeletonCount={40} />)
    const places = [...container.querySelectorAll('[data-scope=product-card][data-part=root]')]
    expect(places.filter((place) => place.childElementCount > 0)).toHaveLength(8)
    expect(places).toHaveLength(40)
  })

  it('keeps the elements of the cards that stay when more come', async () => {
    const { rerender } = await render(grid({ children: cards.slice(0, 3) }))
    const first = page.getByText('Tomato').element()
    await rerender(grid())
    expect(page.getByText('Tomato').element()).toBe(first)
  })

  it('says how many are shown once more of them have come, and not of another list', async () => {
    const cards = (count: number) => Array.from({ length: count }, (_, index) => <b key={index}>data</b>)
    const { rerender } = await render(grid({ children: cards(20), total: 40 }))
    const region = page.getByRole('status').element()
    await rerender(grid({ children: cards(40), total: 40 }))
    expect(page.getByRole('status').element()).toBe(region)
    await expect.element(page.getByRole('status')).toHaveTextContent('40 of 40 products shown')
    await rerender(grid({ children: cards(2), total: 2 }))
    await expect.element(page.getByRole('status')).toHaveTextContent('2 of 2 products shown')
    expect(page.getByRole('status').element()).not.toBe(region)
  })

  it.each(['loading-more', 'ended', 'ready'] as const)('has no word outside its messages when %s', async (status) => {
    const { container } = await render(
      grid({ status, total: 9, nextHref: '#', children: [<b key="1">data</b>], messages: pseudoMessages(en) }),
    )
    expect(leakedWords(container, ['data'])).toEqual([])
  })
})
