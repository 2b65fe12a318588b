import { defaultVariant } from '@krishi/storefront-core/availability'
import { readSearchTerm } from '@krishi/storefront-core/catalog'
import type { Product } from '@krishi/storefront-core/catalog'
import type { BlogArticle } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { PerLocale } from '@krishi/storefront-core/settings'
import type { SearchFindings, SearchState } from '@krishi/storefront-hooks/search'
import type { SearchBoxItem, SearchBoxView } from '@krishi/storefront-ui/search-box'

/** Where a search box leads. */
export interface SearchLinks {
  /** A product that was found; the host says `pf=search` in it [11.4]. */
  readonly product: (handle: string) => string
  readonly article: (slug: string) => string
  /** All results of a term. */
  readonly results: (term: string) => string
}

/** What the shopper is likely to search for, such as the crops of a farm. */
export interface OwnTerms {
  readonly title: string
  readonly names: readonly string[]
}

/** What the view needs besides the state of the search. */
export interface SearchSurroundings {
  readonly links: SearchLinks
  readonly locale: Locale
  /** The owner's words over popular searches. */
  readonly titles: PerLocale<string>
  readonly ownTerms?: OwnTerms | undefined
}

/** What a search box shows of its search. */
export function toSearchBoxView(
  search: SearchState,
  { links, locale, titles, ownTerms }: SearchSurroundings,
): SearchBoxView {
  const withHref = (term: string) => ({ term, href: links.results(term) })
  return {
    text: search.text,
    open: search.isOpen,
    short: search.isShort,
    status: search.status,
    items: itemsOf(search.findings, links, locale),
    nearTo: search.findings?.nearTo,
    allHref: links.results(readSearchTerm(search.text)),
    offline: search.error?.code === 'network/offline',
    recent: search.recent.map(withHref),
    popular: (search.popular?.terms ?? []).map(withHref),
    popularTitle: titles[locale] ?? titles.en ?? search.popular?.title ?? '',
    own: ownTerms && { title: ownTerms.title, terms: toOwnTerms(search, ownTerms.names).map(withHref) },
  }
}

/** Before there is a text the names alone; then the text for each that it does not hold yet, where it has found something. */
function toOwnTerms({ text, isShort, findings }: SearchState, names: readonly string[]): readonly string[] {
  if (isShort) return names
  if (findings?.nearTo !== undefined) return []
  const term = readSearchTerm(text)
  const said = term.toLowerCase()
  return names.filter((name) => !said.includes(name.toLowerCase())).map((name) => `${term} ${name}`)
}

function itemsOf(findings: SearchFindings | null, links: SearchLinks, locale: Locale): readonly SearchBoxItem[] {
  if (findings === null) return []
  if (findings.kind === 'products') return findings.products.map((product) => toProductItem(product, links))
  return findings.articles.map((article) => toArticleItem(article, links, locale))
}

function toProductItem(product: Product, links: SearchLinks): SearchBoxItem {
  return {
    id: product.productId,
    href: links.product(product.handle),
    name: product.productName,
    imageUrl: product.productImages[0] ?? '',
    price: defaultVariant(product)?.price ?? null,
  }
}

/** An article's title is in the language that was asked for. */
function toArticleItem({ slug, title, headerMedia, authorDetails }: BlogArticle, links: SearchLinks, lang: Locale) {
  return {
    id: slug,
    href: links.article(slug),
    name: { text: title, lang },
    imageUrl: headerMedia.src,
    price: null,
    note: authorDetails.name,
  }
}
