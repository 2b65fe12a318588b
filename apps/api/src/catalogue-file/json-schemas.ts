import { z } from 'zod'
import { pageTypes } from '../database/schema/rules.ts'
import type { PackshotSpec, SeedExtras, Translated } from '../seed/types.ts'
import { sanitizeTranslated } from '../seeding/sanitize.ts'

const languages = ['hi', 'te', 'ta', 'kn', 'bn'] as const

const translated: z.ZodType<Translated> = z
  .partialRecord(z.enum(['en', ...languages]), z.string())
  .refine((text) => text.en !== undefined, 'needs English')
  .transform(({ en = '', ...others }) => ({ en, ...others }))

const safeLink = z.string().regex(/^(\/(?!\/)|https:\/\/)/, 'must be a page of the shop or begin with https://')

const pack = {
  shape: z.enum(['bottle', 'pouch', 'sack', 'tin', 'tray', 'sprayer', 'poster', 'banner']),
  brand: z.string(),
  title: z.string(),
  subtitle: z.string(),
  hue: z.int().min(0).max(359),
  emblem: z.string(),
  organic: z.boolean(),
}

/** What the picture of a pack shows. */
export const packshot: z.ZodType<PackshotSpec> = z
  .strictObject({ ...pack, packs: z.array(z.strictObject(pack)).max(3).optional() })
  .transform(({ packs, ...rest }) => ({ ...rest, ...(packs && { packs }) }))

/** What only the lower half of a product's page shows. */
export const extras: z.ZodType<SeedExtras> = z
  .strictObject({
    faqs: z.array(z.strictObject({ id: z.string(), question: translated, answer: translated })),
    deals: z.array(z.strictObject({ id: z.string(), title: translated, detail: translated })),
    videos: z.array(z.strictObject({ embedVideoId: z.string(), title: translated })),
    couponBanner: z.strictObject({ imageUrl: safeLink, title: translated, link: safeLink }).nullable(),
    purpose: translated.nullable(),
    technical: translated.exactOptional(),
    plantProtection: z
      .strictObject({
        registrationNumber: z.string().nullable(),
        toxicity: z.enum(['red', 'yellow', 'blue', 'green']).nullable(),
        antidote: translated.nullable(),
        leafletUrl: safeLink.nullable(),
      })
      .nullable(),
  })
  .transform((told) => ({ ...told, purpose: told.purpose && sanitizeTranslated(told.purpose) }))

/** The other districts of a pincode. */
export const alternatives = z.array(z.strictObject({ district: z.string(), provinceId: z.string() }))

/** Links under an entry of the menu. */
export const menuColumns = z.array(
  z.strictObject({
    title: translated,
    link: safeLink,
    position: z.int(),
    handle: z.string().exactOptional(),
    pageType: z.enum(pageTypes).exactOptional(),
  }),
)

/** Links under an entry of the menu that belong together. */
export const subMenus = z.array(
  z.strictObject({
    handle: z.string().min(1),
    name: translated,
    link: safeLink.exactOptional(),
    position: z.int(),
    columns: menuColumns,
  }),
)
