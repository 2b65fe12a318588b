import { ok } from '@krishi/storefront-core/result'
import { packshotViews } from '../seed/packshots/index.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { advancePayment, discountProperties, dose, dynamicPrepaid } from '../catalog/schemas.ts'
import { schema } from '../database/index.ts'
import { categories, classifications, productStatuses } from '../database/schema/rules.ts'
import { categoryCollections } from '../seed/collections.ts'
import { nameUuid } from '../seeding/index.ts'
import { sanitize } from '../seeding/sanitize.ts'
import * as codecs from './codecs.ts'
import { needed, optional, usual, wrongCell, type Field, type Row } from './field.ts'
import { extras, packshot } from './json-schemas.ts'
import { handleKey, nameField, position, type RecordKind } from './record-kind.ts'
import { textField } from './text-field.ts'

const html = { isNullable: true, clean: sanitize }
const { handle, json, money, oneOf, whole } = codecs

const productFacts = z.object({
  handle: z.string(),
  name: z.object({ en: z.string() }).catch({ en: '' }),
  brand_handle: z.string().catch(''),
  category_handle: z.enum(categories).catch('seeds'),
})

const productTypes: Record<(typeof categories)[number], string> = {
  seeds: 'Seeds',
  'crop-protection': 'Crop Protection',
  'crop-nutrition': 'Crop Nutrition',
  'farm-machinery': 'Farm Machinery',
  'animal-husbandry': 'Animal Husbandry',
  saplings: 'Saplings',
}

function newProduct(row: Row, line: number): Row {
  const facts = productFacts.parse(row)
  const title = facts.name.en.slice(0, 40)
  return {
    kind: null,
    collections: [categoryCollections[facts.category_handle]],
    product_type: productTypes[facts.category_handle],
    classification: 'General',
    status: 'active',
    technical_content: '',
    bh_code: '',
    country_of_origin: 'India',
    sale_label: null,
    description: null,
    overview: null,
    dose: null,
    extras: null,
    images: packshotViews.map((view) => `/img/${facts.handle}${view === 'front' ? '' : `.${view}`}.webp`),
    packshot: {
      shape: 'pouch',
      brand: facts.brand_handle,
      title,
      subtitle: '',
      hue: 120,
      emblem: 'sprout',
      organic: false,
    },
    position: line,
    // `settleProducts` computes these from other rows once all lines are written.
    brand_name: { en: '' },
    sub_category_name: { en: '' },
    min_price: 0,
    rating_average: 0,
    review_count: 0,
  }
}

/** What is sold. */
export const productKind: RecordKind = {
  table: schema.products,
  key: handleKey,
  id: { column: 'id', of: (key) => nameUuid('product', key) },
  fields: [
    nameField,
    textField('sort', 'kind', { isNullable: true }),
    needed('brand', 'brand_handle', handle),
    needed('category', 'category_handle', oneOf(categories)),
    needed('shelf', 'sub_category_handle', handle),
    optional('collections', 'collections', codecs.list, []),
    usual('type', 'product_type', codecs.words),
    usual('classification', 'classification', oneOf(classifications)),
    usual('status', 'status', oneOf(productStatuses)),
    optional('technicalContent', 'technical_content', codecs.words, ''),
    optional('bhCode', 'bh_code', codecs.words, ''),
    usual('countryOfOrigin', 'country_of_origin', codecs.words),
    textField('label', 'sale_label', { isNullable: true }),
    textField('description', 'description', html),
    textField('overview', 'overview', html),
    optional('dose', 'dose', json(dose)),
    optional('extras', 'extras', json(extras)),
    usual('images', 'images', codecs.links),
    usual('packshot', 'packshot', json(packshot)),
    position,
  ],
  references: [
    { cell: 'brand', what: 'brand', key: schema.brands.handle },
    { cell: 'shelf', what: 'shelf', key: schema.subCategories.handle },
    {
      cell: 'collections',
      what: 'collection',
      key: schema.collections.handle,
      known: Object.values(categoryCollections),
    },
  ],
  fresh: newProduct,
  elsewhere: sql`jsonb_build_object('collections', (
    select coalesce(jsonb_agg(collection_handle order by collection_handle), '[]')
    from ${schema.productCollections} where product_id = each.id))`,
}

const product: Field = {
  cells: ['product'],
  columns: ['product_id'],
  isNeeded: true,
  read({ product: text = '' }) {
    const name = handle.read(text.trim())
    return name.ok ? ok({ product_id: nameUuid('product', text.trim()) }) : wrongCell('product', name.error.code)
  },
  write: ({ product_handle: name }) => ({ product: typeof name === 'string' ? name : '' }),
}

const counted = whole()

/** How many are left; an empty cell means that stock is not tracked. */
const stock: Field = {
  cells: ['stock'],
  columns: ['inventory_quantity', 'inventory_management'],
  isNeeded: true,
  read({ stock: text = '' }) {
    if (text.trim() === '') return ok({ inventory_quantity: 0, inventory_management: null })
    const number = counted.read(text.trim())
    if (!number.ok) return wrongCell('stock', number.error.code)
    return ok({ inventory_quantity: number.value, inventory_management: 'shopify' })
  },
  write: (row) => ({ stock: row['inventory_management'] === null ? '' : String(row['inventory_quantity']) }),
}

/** A pack of a product, with price and stock. */
export const packKind: RecordKind = {
  table: schema.variants,
  key: needed('sku', 'sku', codecs.sku),
  id: { column: 'id', of: (key) => nameUuid('variant', key) },
  fields: [
    product,
    textField('title', 'title'),
    needed('price', 'price', money),
    optional('mrp', 'compare_at_price', money),
    stock,
    usual('soldOut', 'inventory_policy', oneOf(['stop', 'continue'], ['deny', 'continue'])),
    usual('maxCount', 'max_count', whole(0, 10_000)),
    usual('packCount', 'pack_count', whole(1, 10_000)),
    optional('contents', 'net_quantity', codecs.contents),
    optional('discount', 'discount_properties', json(discountProperties)),
    optional('prepaidDiscount', 'dynamic_prepaid', json(dynamicPrepaid)),
    optional('advance', 'advance_payment', json(advancePayment)),
    position,
  ],
  references: [{ cell: 'product', what: 'product', key: schema.products.handle }],
  fresh: (_row, line) => ({
    compare_at_price: null,
    inventory_policy: 'deny',
    max_count: 0,
    pack_count: 1,
    net_quantity: null,
    discount_properties: null,
    dynamic_prepaid: null,
    advance_payment: null,
    position: line,
  }),
  elsewhere: sql`jsonb_build_object('product_handle', (select handle from ${schema.products} where id = each.product_id))`,
}
