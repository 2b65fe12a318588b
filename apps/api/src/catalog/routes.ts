import type { MenuLink } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok } from '@krishi/storefront-core/result'
import { asc, eq } from 'drizzle-orm'
import { z } from '@hono/zod-openapi'
import { schema } from '../database/index.ts'
import type { TranslatedLink } from '../database/schema/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { categoryCollections } from '../seed/collections.ts'
import { mainCollections } from '../seed/data/collection-words.ts'
import { toTranslated } from '../seed/localized-tuple.ts'
import { nameUuid } from '../seeding/index.ts'
import type { ApiContext } from '../api-context.ts'
import { answerListing } from './answer-listing.ts'
import { findListing, findVariants } from './find-products.ts'
import { localize } from './localize.ts'
import * as schemas from './schemas.ts'
import { toProductDetail } from './to-product.ts'

const byHandle = z.object({ handle: schemas.handle })
const inLanguage = z.object({ language: schemas.locale })

/** The navigation in one language [09.4]. */
export function menuRoute({ database }: ApiContext): OperationRoute<'catalog.menu'> {
  return {
    name: 'catalog.menu',
    summary: 'The menus of the navigation bar.',
    limit: 'read',
    request: { query: inLanguage },
    response: schemas.menu,
    refusals: [],
    async handle({ query }) {
      const language = inLanguage.parse(query).language
      const rows = await database.select().from(schema.menuItems).orderBy(asc(schema.menuItems.position))
      return ok({
        menu: rows.map((row) => ({
          menuHandle: row.handle,
          menuName: localize(row.name, language).text,
          menuLink: row.link,
          menuPosition: row.position,
          pageType: row.pageType,
          columns: localizeLinks(row.columns, language),
          subMenus: row.subMenus.map((subMenu) => ({
            subMenuHandle: subMenu.handle,
            subMenuName: localize(subMenu.name, language).text,
            subMenuLink: subMenu.link ?? '',
            subMenuPosition: subMenu.position,
            columns: localizeLinks(subMenu.columns, language),
          })),
        })),
      })
    },
  }
}

function localizeLinks(links: readonly TranslatedLink[], language: Locale): MenuLink[] {
  return links.map(({ title, handle = '', link, position, pageType = 'other' }) => ({
    title: localize(title, language).text,
    handle,
    link,
    position,
    pageType,
  }))
}

/** What a shelf of the shop is called: bar and footer of every page lead there, also while nothing stands on it. */
function shelfTitle(handle: string) {
  const shelf = Object.values(categoryCollections).find((each) => each === handle)
  return shelf && toTranslated(mainCollections[shelf])
}

/** Title and text of a collection [12.1]. */
export function collectionRoute({ database }: ApiContext): OperationRoute<'catalog.collection'> {
  return {
    name: 'catalog.collection',
    summary: 'The heading and text of a collection.',
    limit: 'read',
    request: { path: byHandle, query: inLanguage },
    response: schemas.collection,
    refusals: ['request/not-found'],
    async handle({ path, query }) {
      const { collections } = schema
      const [row] = await database.select().from(collections).where(eq(collections.handle, path.handle))
      const title = row?.title ?? shelfTitle(path.handle)
      if (!title) return err('request/not-found')
      return ok({
        handle: path.handle,
        title: localize(title, query.language),
        descriptionHtml: row?.description ? localize(row.description, query.language) : null,
      })
    },
  }
}

/** A page of products [13.11]; each product's `position` is its place in this answer. */
export function collectionProductsRoute({ database }: ApiContext): OperationRoute<'catalog.collectionProducts'> {
  return {
    name: 'catalog.collectionProducts',
    summary: 'A filtered and sorted page of the products of collections.',
    limit: 'read',
    request: { body: schemas.listingRequest },
    response: schemas.listing,
    refusals: [],
    async handle({ body }) {
      return ok(await answerListing(database, await findListing(database, body), body.language))
    },
  }
}

/** A product's page. An archived product is still shown, without variants. */
export function productRoute({ database }: ApiContext): OperationRoute<'catalog.product'> {
  return {
    name: 'catalog.product',
    summary: 'One product with its texts and variants.',
    limit: 'read',
    request: { path: byHandle, query: inLanguage },
    response: schemas.productDetail,
    refusals: ['request/not-found'],
    async handle({ path, query }) {
      const id = nameUuid('product', path.handle)
      const [row] = await database.select().from(schema.products).where(eq(schema.products.id, id))
      if (!row) return err('request/not-found')
      const variantsOf = await findVariants(database, [id])
      return ok(toProductDetail(row, variantsOf(id), query.language))
    },
  }
}
