import { generateCatalogue } from '../../apps/api/src/seed/generate-catalogue.ts'
import type { SeedCatalogue, SeedProduct, SeedVariant, Translated } from '../../apps/api/src/seed/types.ts'
import type { AdminCall } from './admin-client.ts'
import { medusaLocales } from './seed-shop.ts'
import type { SeededShop } from './seed-shop.ts'

/** As many products as Medusa makes in one call in a second or two. */
const batchSize = 40

/** What Medusa has made of a part of the catalogue, by our handles. */
interface Made {
  readonly id: string
  readonly handle: string
}

interface MadeProduct extends Made {
  readonly variants: readonly { readonly id: string; readonly sku: string }[]
}

/** Brings our catalogue, or the collections of it that are named, into a shop. Returns how many products there are. */
export async function seedCatalogue(
  call: AdminCall,
  shop: SeededShop,
  collections?: readonly string[],
): Promise<number> {
  const catalogue = generateCatalogue()
  const products = catalogue.products.filter(
    ({ status, collectionHandles }) =>
      status === 'active' && (!collections || collectionHandles.some((handle) => collections.includes(handle))),
  )
  const brands = await seedBrands(call, catalogue, products)
  const categories = await seedCategories(call, catalogue, products)
  for (let start = 0; start < products.length; start += batchSize) {
    await seedProducts(call, shop, products.slice(start, start + batchSize), { brands, categories })
  }
  await seedCoupons(call, catalogue)
  return products.length
}

/** Prices are rupees at Medusa. */
const inRupees = (paise: number) => ({ currency_code: 'inr', amount: paise / 100 })

/** A brand is what Medusa calls a collection: a product is in one. */
async function seedBrands(call: AdminCall, { brands }: SeedCatalogue, products: readonly SeedProduct[]) {
  const made = new Map<string, string>()
  const known = new Set(products.map(({ brandHandle }) => brandHandle))
  for (const { handle, name } of brands.filter((brand) => known.has(brand.handle))) {
    const { collection } = await call<{ collection: Made }>('POST', '/admin/collections', { title: name.en, handle })
    made.set(handle, collection.id)
  }
  return made
}

/** A collection is what Medusa calls a category: a product is in several. */
async function seedCategories(
  call: AdminCall,
  { collections, subCategories }: SeedCatalogue,
  products: readonly SeedProduct[],
) {
  // A shelf has the name of its collection, and stands below the collection of its category.
  const parents = new Map(
    subCategories.map(({ handle, category }) => [handle, category === 'farm-machinery' ? 'equipments' : category]),
  )
  const made = new Map<string, string>()
  const used = new Set(products.flatMap(({ collectionHandles }) => collectionHandles))
  const translations = []
  for (const { handle, title, description } of collections.filter((collection) => used.has(collection.handle))) {
    const { product_category } = await call<{ product_category: Made }>('POST', '/admin/product-categories', {
      name: title.en,
      handle,
      description: inPlainText(description.en),
      is_active: true,
      ...(parents.get(handle) && { parent_category_id: made.get(parents.get(handle) ?? '') }),
    })
    made.set(handle, product_category.id)
    const texts = { name: title, description: everyText(description, inPlainText) }
    translations.push(...translated('product_category', product_category.id, texts))
  }
  await call('POST', '/admin/translations/batch', { create: translations })
  return made
}

interface Places {
  readonly brands: ReadonlyMap<string, string>
  readonly categories: ReadonlyMap<string, string>
}

async function seedProducts(call: AdminCall, shop: SeededShop, products: readonly SeedProduct[], places: Places) {
  const { created } = await call<{ created: readonly MadeProduct[] }>('POST', '/admin/products/batch', {
    create: products.map((product) => toMedusa(product, shop, places)),
  })
  const byHandle = new Map(created.map((product) => [product.handle, product]))
  const idsBySku = new Map(created.flatMap(({ variants }) => variants.map(({ sku, id }) => [sku, id])))
  await call('POST', '/admin/translations/batch', {
    create: products.flatMap(({ handle, name, kind, description, variants }) => [
      ...translated('product', byHandle.get(handle)?.id, {
        title: name,
        subtitle: kind,
        description: everyText(description, inPlainText),
      }),
      ...variants.flatMap(({ sku, title }) => translated('product_variant', idsBySku.get(sku), { title })),
    ]),
  })
  const variants = products.flatMap((product) => product.variants)
  await seedSale(call, variants, idsBySku)
  await seedStock(call, shop, variants)
}

function toMedusa(product: SeedProduct, shop: SeededShop, { brands, categories }: Places) {
  const picture = `/img/products/${product.handle}.webp`
  return {
    title: product.name.en,
    subtitle: product.kind.en,
    handle: product.handle,
    description: inPlainText(product.description.en),
    status: 'published',
    thumbnail: picture,
    images: [{ url: picture }],
    origin_country: product.countryOfOrigin,
    material: product.technicalContent,
    collection_id: brands.get(product.brandHandle),
    categories: product.collectionHandles.map((handle) => ({ id: categories.get(handle) })),
    sales_channels: [{ id: shop.salesChannelId }],
    shipping_profile_id: shop.shippingProfileId,
    options: [{ title: 'Pack', values: product.variants.map(({ title }) => title.en) }],
    variants: product.variants.map((variant, index) => ({
      title: variant.title.en,
      sku: variant.sku,
      variant_rank: index,
      options: { Pack: variant.title.en },
      manage_inventory: variant.inventoryManagement !== null,
      allow_backorder: variant.inventoryPolicy === 'continue',
      prices: [inRupees(variant.compareAtPrice ?? variant.price)],
    })),
  }
}

/** A price below the printed one is a price list at Medusa. */
async function seedSale(call: AdminCall, variants: readonly SeedVariant[], ids: ReadonlyMap<string, string>) {
  const reduced = variants.filter(({ compareAtPrice }) => compareAtPrice !== null)
  if (reduced.length === 0) return
  await call('POST', '/admin/price-lists', {
    title: 'Offers',
    description: 'Below the printed price',
    type: 'sale',
    status: 'active',
    prices: reduced.map(({ sku, price }) => ({ variant_id: ids.get(sku), ...inRupees(price) })),
  })
}

async function seedStock(call: AdminCall, shop: SeededShop, variants: readonly SeedVariant[]) {
  const counted = variants.filter(({ inventoryManagement }) => inventoryManagement !== null)
  const query = counted.map(({ sku }) => `sku[]=${encodeURIComponent(sku)}`).join('&')
  const { inventory_items } = await call<{ inventory_items: readonly { id: string; sku: string }[] }>(
    'GET',
    `/admin/inventory-items?limit=1000&fields=id,sku&${query}`,
  )
  const ids = new Map(inventory_items.map(({ sku, id }) => [sku, id]))
  await call('POST', '/admin/inventory-items/location-levels/batch', {
    create: counted.map(({ sku, inventoryQuantity }) => ({
      inventory_item_id: ids.get(sku),
      location_id: shop.stockLocationId,
      stocked_quantity: Math.max(0, inventoryQuantity),
    })),
  })
}

/** Coupons are promotions at Medusa. */
async function seedCoupons(call: AdminCall, { coupons }: SeedCatalogue) {
  for (const { code, valueType, value, minimumPurchase } of coupons.filter(({ isListed }) => isListed)) {
    const isPercentage = valueType === 'PERCENTAGE'
    await call('POST', '/admin/promotions', {
      code,
      type: 'standard',
      status: 'active',
      is_automatic: false,
      is_tax_inclusive: true,
      rules:
        minimumPurchase > 0
          ? [{ attribute: 'item_total', operator: 'gte', values: [String(minimumPurchase / 100)] }]
          : [],
      application_method: {
        type: isPercentage ? 'percentage' : 'fixed',
        target_type: 'order',
        allocation: 'across',
        value: isPercentage ? value : value / 100,
        currency_code: 'inr',
      },
    })
  }
}

/** Medusa's descriptions are plain text: a line for each paragraph, row and point. */
function inPlainText(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return html
    .replace(/<\/th>/g, ': ')
    .replace(/<\/(p|h\d|li|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
}

function everyText(text: Translated, change: (text: string) => string): Translated {
  return { en: change(text.en), ...Object.fromEntries(Object.entries(text).map(([key, each]) => [key, change(each)])) }
}

/** The texts of something in every other language that has them all. */
function translated(reference: string, reference_id: string | undefined, texts: Readonly<Record<string, Translated>>) {
  const others = (['hi', 'te', 'ta', 'kn', 'bn'] as const).map((language) => ({
    locale_code: medusaLocales[language],
    translations: Object.fromEntries(
      Object.entries(texts).flatMap(([field, text]) => (text[language] ? [[field, text[language]]] : [])),
    ),
  }))
  return others.map((one) => ({ reference, reference_id, ...one }))
}
