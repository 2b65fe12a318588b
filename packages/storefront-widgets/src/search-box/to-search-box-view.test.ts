import { aProduct, anArticle, aVariant, english } from '@krishi/storefront-hooks/memory'
import type { SearchState } from '@krishi/storefront-hooks/search'
import { describe, expect, it } from 'vitest'
import { toSearchBoxView } from './to-search-box-view.ts'
import type { OwnTerms } from './to-search-box-view.ts'

const links = {
  product: (handle: string) => `/products/${handle}?pf=search`,
  article: (slug: string) => `/blogs/${slug}`,
  results: (term: string) => `/search/${encodeURIComponent(term)}`,
}

function viewOf(own: Partial<SearchState> = {}, titles = {}, ownTerms?: OwnTerms) {
  const state: SearchState = {
    text: ' neem  oil ',
    isOpen: true,
    isShort: false,
    status: 'ready',
    findings: null,
    error: null,
    popular: null,
    recent: [],
    ...own,
  }
  return toSearchBoxView(state, { links, locale: 'hi', titles, ownTerms })
}

describe('toSearchBoxView', () => {
  it('[11.4] links products with where they were found, at the price of the pack that is for sale', () => {
    const variants = [
      aVariant({ id: 'gone', price: 100, inventoryQuantity: 0 }),
      aVariant({ id: 'here', price: 45_000 }),
    ]
    const neem = aProduct({ productId: 'neem', productName: english('Neem'), productImages: [], variants })
    const { items } = viewOf({ findings: { kind: 'products', products: [neem] } })
    expect(items).toEqual([
      { id: 'neem', href: '/products/neem?pf=search', name: english('Neem'), imageUrl: '', price: 45_000 },
    ])
  })

  it('[11.6] tells what is only the nearest from results', () => {
    const findings = { kind: 'products', products: [aProduct({ productId: 'neem' })] } as const
    expect(viewOf({ findings: { ...findings, nearTo: 'neem' } }).nearTo).toBe('neem')
    expect(viewOf({ findings }).nearTo).toBeUndefined()
    expect(viewOf().nearTo).toBeUndefined()
  })

  it('[11.4] links articles, which have no price', () => {
    const film = anArticle({
      slug: 'drip',
      title: 'Drip',
      headerMedia: { type: 'youtube', videoId: 'abc', src: '/still.webp' },
    })
    const { items } = viewOf({ findings: { kind: 'articles', articles: [film, anArticle({ slug: 'neem' })] } })
    expect(items.map(({ href, price, imageUrl, note }) => [href, price, imageUrl, note])).toEqual([
      ['/blogs/drip', null, '/still.webp', 'Krishi Desk'],
      ['/blogs/neem', null, '/images/article.webp', 'Krishi Desk'],
    ])
  })

  it('[11.4] leads to all results of what is really searched for', () => {
    expect(viewOf().allHref).toBe('/search/neem%20oil')
  })

  it('[11.5] heads popular searches with the owner’s words, then the backend’s, then ours', () => {
    const popular = { title: 'Trending', terms: ['urea'] }
    expect(viewOf({ popular }, { hi: 'इस हफ़्ते', en: 'This week' }).popularTitle).toBe('इस हफ़्ते')
    expect(viewOf({ popular }, { en: 'This week' }).popularTitle).toBe('This week')
    expect(viewOf({ popular })).toMatchObject({
      popularTitle: 'Trending',
      popular: [{ term: 'urea', href: '/search/urea' }],
    })
    expect(viewOf().popularTitle).toBe('')
  })

  it('offers what is the shopper’s own: alone, then with the text that does not hold it', () => {
    const ownTerms = { title: 'Your crops', names: ['Tomato', 'Neem'] }
    const own = (state: Partial<SearchState>) => viewOf(state, {}, ownTerms).own
    expect(own({ isShort: true })).toEqual({
      title: 'Your crops',
      terms: [
        { term: 'Tomato', href: '/search/Tomato' },
        { term: 'Neem', href: '/search/Neem' },
      ],
    })
    expect(own({})?.terms).toEqual([{ term: 'neem oil Tomato', href: '/search/neem%20oil%20Tomato' }])
    const near = { kind: 'products', products: [aProduct({ productId: 'neem' })], nearTo: 'neem' } as const
    expect(own({ findings: near })?.terms).toEqual([])
    expect(viewOf().own).toBeUndefined()
  })

  it('[11.6] knows a lost connection from other failures', () => {
    expect(viewOf({ error: { code: 'network/offline' } }).offline).toBe(true)
    expect(viewOf({ error: { code: 'network/server' } }).offline).toBe(false)
  })
})
