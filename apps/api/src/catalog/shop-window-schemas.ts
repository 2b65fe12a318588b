import type * as catalog from '@krishi/storefront-core/catalog'
import type * as contract from '@krishi/storefront-core/contract'
import { locales } from '@krishi/storefront-core/locale'
import { z } from '@hono/zod-openapi'
import { handle, locale, localizedText } from './schemas.ts'

export const byHandle = z.object({ handle })
export const inLanguage = z.object({ language: locale })

export const tileGroup = z.object({ group: z.enum(['categories', 'brands']) })
export const tilesRequest = inLanguage.extend({ limit: z.coerce.number().int().min(1).max(1000) })

const translations = z.partialRecord(z.enum(locales), z.string())

const tile = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z.string().exactOptional(),
    navigationLink: z.string().exactOptional(),
    displayOrder: z.int(),
    imageUrl: z.string(),
    desktopImageUrl: z.string().exactOptional(),
    mobileImageUrl: z.string().exactOptional(),
    translations,
  })
  .openapi('Tile') satisfies z.ZodType<catalog.TileItem>

export const tiles = z
  .object({ tiles: z.array(tile), total: z.int() })
  .openapi('Tiles') satisfies z.ZodType<contract.TilesResponse>

const banner = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['image', 'video']),
    imageUrl: z.string(),
    imageTitle: z.string(),
    embedVideoId: z.string().exactOptional(),
    linkHref: z.string().exactOptional(),
    linkType: z.enum(['extLink', 'internal']).exactOptional(),
    title: localizedText,
    text: localizedText,
    action: localizedText,
  })
  .openapi('Banner') satisfies z.ZodType<catalog.Banner>

export const banners = z
  .object({ banners: z.array(banner) })
  .openapi('Banners') satisfies z.ZodType<contract.BannersResponse>

const labelFields = { handle: z.string(), title: localizedText, descriptionHtml: localizedText.nullable() }

export const categoryLabel = z.object(labelFields).openapi('CategoryLabel') satisfies z.ZodType<contract.LabelResponse>

export const brandLabel = z
  .object({ ...labelFields, categoryHandles: z.array(z.string()) })
  .openapi('BrandLabel') satisfies z.ZodType<contract.BrandLabelResponse>
