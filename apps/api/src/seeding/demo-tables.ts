import { schema } from '../database/index.ts'

const live = {
  products: ['rating_average', 'review_count', 'listed_price'],
  variants: ['inventory_quantity'],
  coupons: ['used'],
}

/** Every table that the demonstration fills: while one of them has a row, there is a catalogue. */
export const demoTables = {
  brands: { table: schema.brands },
  subCategories: { table: schema.subCategories },
  collections: { table: schema.collections },
  menuItems: { table: schema.menuItems },
  tiles: { table: schema.tiles },
  banners: { table: schema.banners },
  coupons: { table: schema.coupons, live: live.coupons },
  products: { table: schema.products, live: live.products },
  productCollections: { table: schema.productCollections },
  variants: { table: schema.variants, live: live.variants },
  reviews: { table: schema.reviews },
  articles: { table: schema.articles },
  popularSearches: { table: schema.popularSearches },
} as const
