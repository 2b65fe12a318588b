import { err, ok } from '@krishi/storefront-core/result'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { categoryCollections } from '../seed/collections.ts'
import type { ApiContext } from '../api-context.ts'
import { bannerPicture } from './find-banner-picture.ts'
import { localize } from './localize.ts'
import * as schemas from './shop-window-schemas.ts'

const { banners, brands, collections, products, tiles } = schema

/** The tiles of a group [12.7]. */
export function tilesRoute({ database }: ApiContext): OperationRoute<'catalog.tiles'> {
  return {
    name: 'catalog.tiles',
    summary: 'The first tiles of a group, in their display order.',
    limit: 'read',
    request: { path: schemas.tileGroup, query: schemas.tilesRequest },
    response: schemas.tiles,
    refusals: [],
    async handle({ path: { group }, query: { language, limit } }) {
      const [rows, [counted]] = await Promise.all([
        database.select().from(tiles).where(eq(tiles.group, group)).orderBy(asc(tiles.displayOrder)).limit(limit),
        database.select({ total: count() }).from(tiles).where(eq(tiles.group, group)),
      ])
      return ok({
        tiles: rows.map(({ group: _group, title, ...row }) => {
          const translated = language === 'en' ? undefined : title[language]
          return { ...row, title: title.en, translations: translated === undefined ? {} : { [language]: translated } }
        }),
        total: counted?.total ?? 0,
      })
    },
  }
}

/** The banners of the home page [12.8, 14.3]. */
export function bannersRoute({ database, settings }: ApiContext): OperationRoute<'catalog.banners'> {
  return {
    name: 'catalog.banners',
    summary: 'The pictures on top of the home page with their words and links.',
    limit: 'read',
    request: { query: schemas.inLanguage },
    response: schemas.banners,
    refusals: [],
    async handle({ query: { language } }) {
      const rows = await database.select().from(banners).orderBy(asc(banners.position))
      const shown = rows.filter(
        ({ linkHref }) => settings.isFestivalSaleEnabled || !linkHref.endsWith('/festival-sale'),
      )
      return ok({
        banners: shown.map(({ id, title, text, action, linkHref }) => {
          const heading = localize(title, language)
          return {
            id,
            name: heading.text,
            type: 'image' as const,
            imageUrl: bannerPicture(id),
            imageTitle: '',
            linkHref,
            linkType: 'internal' as const,
            title: heading,
            text: localize(text, language),
            action: localize(action, language),
          }
        }),
      })
    },
  }
}

/** What a brand is called, and the shelves on which it sells [12.10]. */
export function brandLabelRoute({ database }: ApiContext): OperationRoute<'catalog.brandLabel'> {
  return {
    name: 'catalog.brandLabel',
    summary: 'The name of a brand and the collections of the shelves on which it sells.',
    limit: 'read',
    request: { path: schemas.byHandle, query: schemas.inLanguage },
    response: schemas.brandLabel,
    refusals: ['request/not-found'],
    async handle({ path: { handle }, query: { language } }) {
      const [[brand], shelves] = await Promise.all([
        database.select().from(brands).where(eq(brands.handle, handle)),
        database
          .select({ category: products.categoryHandle })
          .from(products)
          .where(and(eq(products.brandHandle, handle), eq(products.status, 'active')))
          .groupBy(products.categoryHandle)
          .orderBy(desc(count()), asc(products.categoryHandle)),
      ])
      if (!brand) return err('request/not-found')
      const collectionOf: Readonly<Record<string, string>> = categoryCollections
      return ok({
        handle,
        title: localize(brand.name, language),
        descriptionHtml: null,
        categoryHandles: shelves.map(({ category }) => collectionOf[category] ?? category),
      })
    },
  }
}

/** What a category is called: a category is the collection of its shelf [12.10]. */
export function categoryLabelRoute({ database }: ApiContext): OperationRoute<'catalog.categoryLabel'> {
  return {
    name: 'catalog.categoryLabel',
    summary: 'The name and text of a category.',
    limit: 'read',
    request: { path: schemas.byHandle, query: schemas.inLanguage },
    response: schemas.categoryLabel,
    refusals: ['request/not-found'],
    async handle({ path: { handle }, query: { language } }) {
      const [row] = await database.select().from(collections).where(eq(collections.handle, handle))
      if (!row) return err('request/not-found')
      return ok({
        handle,
        title: localize(row.title, language),
        descriptionHtml: row.description && localize(row.description, language),
      })
    },
  }
}
