import type { AdvancePayment, DiscountProperties, DynamicPrepaid, NetQuantity } from '@krishi/storefront-core/catalog'
import type { MenuPageType, TileGroup } from '@krishi/storefront-core/contract'
import type { Dose } from '@krishi/storefront-core/dose'
import { locales, type Locale } from '@krishi/storefront-core/locale'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PackshotSpec, SeedExtras } from '../../seed/types.ts'
import { originColumn } from './origin.ts'
import {
  categories,
  classifications,
  inventoryManagements,
  inventoryPolicies,
  isMoney,
  isOneOf,
  pageTypes,
  productStatuses,
  tileGroups,
} from './rules.ts'
import type { Translated, TranslatedLink, TranslatedSubMenu } from './translated.ts'
import { users } from './users.ts'

/** Shelves of a category, for filters. */
export const subCategories = pgTable(
  'sub_categories',
  {
    handle: text('handle').primaryKey(),
    category: text('category').notNull(),
    name: jsonb('name').$type<Translated>().notNull(),
    origin: originColumn(),
  },
  (table) => [check('sub_categories_category_known', isOneOf(table.category, categories))],
)

export const brands = pgTable('brands', {
  handle: text('handle').primaryKey(),
  name: jsonb('name').$type<Translated>().notNull(),
  origin: originColumn(),
})

export const collections = pgTable('collections', {
  handle: text('handle').primaryKey(),
  title: jsonb('title').$type<Translated>().notNull(),
  /** Sanitised HTML. */
  description: jsonb('description').$type<Translated>(),
  position: integer('position').notNull(),
  origin: originColumn(),
})

/** Orders a product without packs as the dearest of all, as a price that is not known orders. */
const priceWithoutPacks = 2_147_483_647

/**
 * What is sold. The id is derived from the handle (`nameUuid`), so a look-up by handle is one by key and a reload of
 * the catalogue keeps every cart valid. The lowest price and the rating are written with the product: comparing by them
 * needs no join. The indexes whose names begin with `products_by` are the orders of a listing, to the last key.
 */
export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey(),
    handle: text('handle').notNull(),
    name: jsonb('name').$type<Translated>().notNull(),
    /** What it is, whole and without brand or variety. */
    kind: jsonb('kind').$type<Translated>(),
    brandHandle: text('brand_handle')
      .notNull()
      .references(() => brands.handle),
    brandName: jsonb('brand_name').$type<Translated>().notNull(),
    categoryHandle: text('category_handle').notNull(),
    subCategoryHandle: text('sub_category_handle')
      .notNull()
      .references(() => subCategories.handle),
    subCategoryName: jsonb('sub_category_name').$type<Translated>().notNull(),
    productType: text('product_type').notNull(),
    classification: text('classification').notNull(),
    status: text('status').$type<'active' | 'archived'>().notNull(),
    technicalContent: text('technical_content').notNull(),
    /** Of the molecule; empty or '-' where there is none. */
    bhCode: text('bh_code').notNull().default(''),
    /** A word on the picture. */
    saleLabel: jsonb('sale_label').$type<Translated>(),
    /** What only the lower half of its page shows; its HTML is sanitised. */
    extras: jsonb('extras').$type<SeedExtras>(),
    /** Sanitised HTML. */
    description: jsonb('description').$type<Translated>(),
    /** Sanitised HTML. */
    overview: jsonb('overview').$type<Translated>(),
    countryOfOrigin: text('country_of_origin').notNull(),
    /** What an acre needs of it. */
    dose: jsonb('dose').$type<Dose>(),
    images: jsonb('images').$type<readonly string[]>().notNull(),
    /** What the picture of the pack shows; the image route draws it. */
    packshot: jsonb('packshot').$type<PackshotSpec>().notNull(),
    position: integer('position').notNull(),
    minPrice: integer('min_price').notNull(),
    /** What the pack costs that a listing shows without a price filter. Triggers of the database write it, nothing else can. */
    listedPrice: integer('listed_price').notNull().default(priceWithoutPacks),
    ratingAverage: doublePrecision('rating_average').notNull(),
    reviewCount: integer('review_count').notNull(),
    origin: originColumn(),
  },
  (table) => [
    index('products_by_position').on(table.status, table.position, table.id),
    index('products_by_price').on(table.status, table.listedPrice, table.position, table.id),
    // The price itself is the last column, so that an index-only scan can return it.
    index('products_by_price_down').on(
      table.status,
      sql`(-${table.listedPrice})`,
      table.position,
      table.id,
      table.listedPrice,
    ),
    index('products_by_rating').on(
      table.status,
      sql`(-${table.ratingAverage})`,
      sql`(-${table.reviewCount})`,
      table.position,
      table.id,
      table.ratingAverage,
      table.reviewCount,
    ),
    index('products_by_origin').on(
      table.status,
      sql`(${table.countryOfOrigin} = '')`,
      table.countryOfOrigin,
      table.position,
      table.id,
    ),
    index('products_min_price').on(table.minPrice),
    index('products_rating').on(table.ratingAverage),
    index('products_brand').on(table.brandHandle),
    index('products_category').on(table.categoryHandle),
    index('products_sub_category').on(table.subCategoryHandle),
    check('products_category_known', isOneOf(table.categoryHandle, categories)),
    check('products_classification_known', isOneOf(table.classification, classifications)),
    check('products_status_known', isOneOf(table.status, productStatuses)),
    check('products_min_price_money', isMoney(table.minPrice)),
    check('products_rating_range', sql`${table.ratingAverage} between 0 and 5 and ${table.reviewCount} >= 0`),
  ],
)

export const productCollections = pgTable(
  'product_collections',
  {
    collectionHandle: text('collection_handle')
      .notNull()
      .references(() => collections.handle),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    origin: originColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionHandle, table.productId] }),
    index('product_collections_product').on(table.productId),
  ],
)

/** A pack size with its stock. The check is the last guard against selling what is not there. */
export const variants = pgTable(
  'variants',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    sku: text('sku').notNull(),
    title: jsonb('title').$type<Translated>().notNull(),
    price: integer('price').notNull(),
    compareAtPrice: integer('compare_at_price'),
    packCount: integer('pack_count').notNull(),
    netQuantity: jsonb('net_quantity').$type<NetQuantity>(),
    inventoryQuantity: integer('inventory_quantity').notNull(),
    inventoryManagement: text('inventory_management').$type<'shopify'>(),
    inventoryPolicy: text('inventory_policy').$type<'deny' | 'continue'>().notNull(),
    maxCount: integer('max_count').notNull(),
    discountProperties: jsonb('discount_properties').$type<DiscountProperties>(),
    dynamicPrepaid: jsonb('dynamic_prepaid').$type<DynamicPrepaid>(),
    advancePayment: jsonb('advance_payment').$type<AdvancePayment>(),
    position: integer('position').notNull(),
    origin: originColumn(),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
    check('variants_stock_not_negative', sql`${table.inventoryQuantity} >= 0`),
    check('variants_price_not_negative', sql`${table.price} >= 0`),
    check('variants_price_money', isMoney(table.price)),
    check('variants_compare_at_price_money', isMoney(table.compareAtPrice)),
    check('variants_policy_known', isOneOf(table.inventoryPolicy, inventoryPolicies)),
    check('variants_management_known', isOneOf(table.inventoryManagement, inventoryManagements)),
    check('variants_counts', sql`${table.packCount} >= 1 and ${table.maxCount} >= 0`),
  ],
)

/**
 * What shoppers say. The id is derived from product and shopper, so that one shopper has one review of a product without
 * a constraint across shards. The e-mail address of the call is not kept.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** Null for the reviews that came with the catalogue. */
    userId: uuid('user_id').references(() => users.id),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    message: text('message').notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** Ids of `review_pictures`, in the order that the author chose. */
    pictures: jsonb('pictures').$type<readonly string[]>().notNull().default([]),
    /** False while it waits for a moderator; it then counts for nothing. */
    isPublished: boolean('is_published').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null for one that was never changed. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    origin: originColumn(),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.createdAt),
    index('reviews_user').on(table.userId),
    check('reviews_language_known', isOneOf(table.language, locales)),
    check('reviews_rating_range', sql`${table.rating} between 1 and 5`),
  ],
)

export const menuItems = pgTable(
  'menu_items',
  {
    handle: text('handle').primaryKey(),
    name: jsonb('name').$type<Translated>().notNull(),
    link: text('link').notNull(),
    position: integer('position').notNull(),
    pageType: text('page_type').$type<MenuPageType>().notNull(),
    columns: jsonb('columns').$type<readonly TranslatedLink[]>().notNull(),
    subMenus: jsonb('sub_menus').$type<readonly TranslatedSubMenu[]>().notNull().default([]),
    origin: originColumn(),
  },
  (table) => [check('menu_items_page_type_known', isOneOf(table.pageType, pageTypes))],
)

/** Ways into the shop as pictures [12.7]. */
export const tiles = pgTable(
  'tiles',
  {
    id: text('id').primaryKey(),
    group: text('group').$type<TileGroup>().notNull(),
    title: jsonb('title').$type<Translated>().notNull(),
    navigationLink: text('navigation_link').notNull(),
    displayOrder: integer('display_order').notNull(),
    imageUrl: text('image_url').notNull(),
    origin: originColumn(),
  },
  (table) => [
    index('tiles_group').on(table.group, table.displayOrder),
    check('tiles_group_known', isOneOf(table.group, tileGroups)),
  ],
)

/** The pictures on top of the home page [12.8]. */
export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: jsonb('title').$type<Translated>().notNull(),
  text: jsonb('text').$type<Translated>().notNull(),
  action: jsonb('action').$type<Translated>().notNull(),
  linkHref: text('link_href').notNull(),
  /** What the picture shows; the image route draws it. */
  picture: jsonb('picture').$type<PackshotSpec>().notNull(),
  origin: originColumn(),
})
