import type { MenuItem } from '@krishi/storefront-core/contract'
import type { CatalogPort, ListingQuery } from '@krishi/storefront-hooks/catalog'
import { noFilters } from '@krishi/storefront-hooks/catalog'
import { valueOf } from '@krishi/storefront-hooks/query'

/** Products of a collection that are read at once. */
const pageSize = 100

/** A sitemap of one part: six addresses for each page, of 50,000. */
const mostProducts = 8_000

const collectionPath = /^\/collections\/([^/?#]+)$/

/**
 * The pages of a shop on another engine, without language prefix: home, the collections of its menu and the products in them. Rejects
 * where they cannot be read: a list without what could not be read would be taken for whole.
 */
export async function readEnginePages(catalog: Pick<CatalogPort, 'menu' | 'listing'>): Promise<readonly string[]> {
  const menu = await valueOf(catalog.menu({ locale: 'en' }))
  const links = menu.flatMap(linksOf)
  const handles = new Set(links.flatMap((link) => collectionPath.exec(link)?.[1] ?? []))
  const products = new Set<string>()
  for (const handle of handles) {
    for await (const product of productsOf(catalog, decodeURIComponent(handle))) {
      if (products.size < mostProducts) products.add(product)
    }
  }
  return [
    '/',
    ...[...handles].map((handle) => `/collections/${handle}`),
    ...[...products].map((handle) => `/products/${encodeURIComponent(handle)}`),
  ]
}

function linksOf({ menuLink, columns, subMenus }: MenuItem): readonly string[] {
  const groups = subMenus.flatMap((group) => [group.subMenuLink, ...group.columns.map(({ link }) => link)])
  return [menuLink, ...columns.map(({ link }) => link), ...groups]
}

async function* productsOf({ listing }: Pick<CatalogPort, 'listing'>, handle: string): AsyncGenerator<string> {
  let cursor: ListingQuery['cursor'] = null
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = await listing({
      handle,
      locale: 'en',
      filters: noFilters,
      sort: 'best-selling',
      pageNum,
      pageSize,
      cursor,
    })
    // A menu may still name a collection that was taken away.
    if (!answer.ok && answer.error.code === 'request/not-found') return
    const page = await valueOf(Promise.resolve(answer))
    for (const product of page.products) yield product.handle
    if (page.isEndReached) return
    cursor = page.cursor
  }
}
