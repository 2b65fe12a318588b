import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emblems } from './data/emblems.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import type { SeedCategory, SeedVariant } from './types.ts'

const catalogue = generateCatalogue()
const { brands, collections, menu, products, reviews, subCategories } = catalogue
const variants = products.flatMap((product) => product.variants)

const categories: SeedCategory[] = [
  'seeds',
  'crop-protection',
  'crop-nutrition',
  'farm-machinery',
  'animal-husbandry',
  'saplings',
]

const requiredCollections =
  'seeds crop-protection crop-nutrition equipments animal-husbandry organic saplings insecticides fungicides herbicides growth-promoters sprayers vegetable-seeds todays-offers seasonal festival-sale best-selling water-soluble-fertilizers bio-fertilizers hybrid-tomato'.split(
    ' ',
  )

function inCollection(handle: string): number {
  return products.filter((product) => product.collectionHandles.includes(handle)).length
}

describe('the pages for those who embed elements', () => {
  it.each(['README.md', 'docs/ELEMENTS.md'])('%s names what the demonstration sells', (page) => {
    const text = readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8')
    const named = [...text.matchAll(/<krishi-[^>]*\sproduct="([^"]+)"/g)].map(([, handle]) => handle)
    const sold = new Set(products.map(({ handle }) => handle))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((handle) => handle !== undefined && !sold.has(handle))).toEqual([])
  })
})

describe('the size of the catalogue', () => {
  it('is the same at every call', () => {
    expect(generateCatalogue()).toEqual(catalogue)
  })

  it('has the promised number of everything', () => {
    expect(products.length).toBeGreaterThanOrEqual(620)
    expect(variants.length).toBeGreaterThanOrEqual(1450)
    expect(brands.length).toBeGreaterThanOrEqual(300)
    expect(subCategories.length).toBeGreaterThanOrEqual(120)
    expect(collections.length).toBeGreaterThanOrEqual(30)
    expect(reviews.length).toBeGreaterThanOrEqual(3000)
    expect(variants.filter(({ packCount }) => packCount > 1).length).toBeGreaterThan(300)
  })

  it.each(categories)('has at least 70 products of %s', (category) => {
    expect(products.filter((product) => product.category === category).length).toBeGreaterThanOrEqual(70)
  })

  it('fills every collection and has 120 products in seeds', () => {
    const handles = collections.map(({ handle }) => handle)
    expect(handles).toEqual(expect.arrayContaining(requiredCollections))
    expect(handles.filter((handle) => inCollection(handle) === 0)).toEqual([])
    expect(inCollection('seeds')).toBeGreaterThanOrEqual(120)
  })
})

describe('handles and references', () => {
  it('names every record once', () => {
    for (const records of [products, brands, collections, subCategories]) {
      const handles = records.map(({ handle }) => handle)
      expect(new Set(handles).size).toBe(handles.length)
      expect(handles.filter((handle) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toEqual([])
    }
    expect(new Set(products.map(({ name }) => name.en)).size).toBe(products.length)
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
    expect(new Set(products.map(({ position }) => position)).size).toBe(products.length)
  })

  it('points only to records that exist', () => {
    const brandHandles = new Set(brands.map(({ handle }) => handle))
    const collectionHandles = new Set(collections.map(({ handle }) => handle))
    const shelves = new Map(subCategories.map(({ handle, category }) => [handle, category]))
    const productHandles = new Set(products.map(({ handle }) => handle))
    const lost = products.filter(
      (product) =>
        !brandHandles.has(product.brandHandle) ||
        shelves.get(product.subCategoryHandle) !== product.category ||
        product.collectionHandles.some((handle) => !collectionHandles.has(handle)),
    )
    expect(lost).toEqual([])
    expect(reviews.filter(({ productHandle }) => !productHandles.has(productHandle))).toEqual([])
    expect(new Set(products.map(({ brandHandle }) => brandHandle)).size).toBe(brands.length)
    expect(new Set(products.map(({ subCategoryHandle }) => subCategoryHandle)).size).toBe(subCategories.length)
    expect(products.filter(({ packshot }) => !emblems.some((emblem) => emblem === packshot.emblem))).toEqual([])
  })

  it.each([
    ...['radish', 'beetroot', 'turnip', 'carrot', 'pumpkin', 'muskmelon', 'watermelon', 'broccoli', 'cauliflower'],
    ...['bitter-gourd', 'ridge-gourd', 'sponge-gourd', 'snake-gourd', 'ash-gourd', 'round-gourd', 'capsicum', 'chilli'],
  ])('packs the seeds of %s with a picture of it, and of nothing else', (crop) => {
    const seeds = products.filter(({ category }) => category === 'seeds')
    const own = seeds.filter(({ packshot }) => packshot.emblem === crop)
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ subCategoryHandle }) => subCategoryHandle))).toEqual(new Set([`${crop}-seeds`]))
  })

  it('[09.5] has the fallback menu in its order, with links inside the shop that lead somewhere', () => {
    const order = ['Brands', 'Seeds', 'Crop Protection', 'Crop Nutrition', 'Farm Machinery', 'Animal Husbandry']
    const rest = ['Organic', 'TAPAS', 'Services', 'Vedika', 'Blogs']
    expect(menu.map(({ name }) => name.en)).toEqual([...order, ...rest])
    expect(menu.map(({ position }) => position)).toEqual(menu.map((_, index) => index + 1))
    const known = new Set([
      ...collections.map(({ handle }) => `/collections/${handle}`),
      ...brands.map(({ handle }) => `/brands/${handle}`),
      '/brands',
      '/pages/krishi-services',
      '/kisan-vedika/posts',
      '/kisan-vedika/blogs',
    ])
    const links = menu.flatMap(({ link, columns, subMenus }) => [
      link,
      ...[...columns, ...subMenus.flatMap((subMenu) => subMenu.columns)].map((column) => column.link),
      ...subMenus.flatMap((subMenu) => subMenu.link ?? []),
    ])
    expect(links.filter((link) => !known.has(link))).toEqual([])
  })
})

describe('prices and stock', () => {
  it('keeps prices from 15 to 80,000 rupees, with printed prices higher, equal and missing', () => {
    const prices = variants.map(({ price }) => price)
    expect(prices.every(Number.isInteger)).toBe(true)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(1500)
    expect(Math.max(...prices)).toBeLessThanOrEqual(8_000_000)
    expect(prices.some((price) => price % 100 !== 0)).toBe(true)
    const share = (test: (variant: SeedVariant) => boolean) => variants.filter(test).length / variants.length
    expect(share(({ price, compareAtPrice }) => (compareAtPrice ?? 0) > price)).toBeCloseTo(0.61, 1)
    expect(share(({ price, compareAtPrice }) => compareAtPrice === price)).toBeGreaterThan(0.01)
    expect(variants.some(({ price, compareAtPrice }) => compareAtPrice !== null && compareAtPrice < price)).toBe(false)
  })

  it('has every state that stock can be in', () => {
    const some = (test: (variant: SeedVariant) => boolean) => variants.filter(test).length
    const soldOut = (variant: SeedVariant) =>
      variant.inventoryManagement === 'shopify' && variant.inventoryPolicy === 'deny' && variant.inventoryQuantity === 0
    expect(some((variant) => variant.inventoryManagement === null)).toBeGreaterThan(20)
    expect(
      some((variant) => variant.inventoryPolicy === 'continue' && variant.inventoryQuantity === 0),
    ).toBeGreaterThan(20)
    expect(some((variant) => variant.inventoryQuantity > 0 && variant.inventoryQuantity < 10)).toBeGreaterThan(50)
    expect(some((variant) => variant.maxCount > 0 && variant.inventoryQuantity > variant.maxCount)).toBeGreaterThan(20)
    expect(some((variant) => variant.maxCount > variant.inventoryQuantity)).toBeGreaterThan(5)
    expect(products.filter((product) => product.variants.every(soldOut)).length).toBeGreaterThan(10)
    const partly = products.filter(
      (product) => product.variants.filter(soldOut).length === 1 && product.variants.length > 1,
    )
    expect(partly.length).toBeGreaterThan(20)
    expect(products.filter(({ status }) => status === 'archived').length).toBeGreaterThanOrEqual(12)
  })

  it('[25.3] [25.4] has discounts of every kind of its own, and none on what sells most', () => {
    const packs = products.flatMap(({ position, variants }) => variants.map((variant) => ({ position, ...variant })))
    const kinds = packs.map(({ discountProperties }) => discountProperties?.type)
    expect(kinds.filter((kind) => kind === 'percentage').length).toBeGreaterThan(20)
    expect(kinds.filter((kind) => kind === 'fixed').length).toBeGreaterThan(20)
    expect(packs.filter(({ dynamicPrepaid }) => dynamicPrepaid !== null).length).toBeGreaterThan(20)
    const first = packs.filter(({ position }) => position <= 60)
    expect(first.filter((pack) => pack.discountProperties ?? pack.dynamicPrepaid)).toEqual([])
  })

  it('marks at least 80 organic products and shows where things come from', () => {
    expect(products.filter(({ classification }) => classification === 'Bio/Organic').length).toBeGreaterThanOrEqual(80)
    const origins = new Set(products.map(({ countryOfOrigin }) => countryOfOrigin))
    expect([...origins].sort()).toEqual(['China', 'India', 'Israel', 'Netherlands', 'Taiwan', 'Thailand'])
  })
})

describe('reviews', () => {
  it('spread from one to five stars around 4.1, in all languages', () => {
    const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
    expect(mean).toBeGreaterThan(4)
    expect(mean).toBeLessThan(4.2)
    expect(new Set(reviews.map(({ rating }) => rating)).size).toBe(5)
    expect(new Set(reviews.map(({ language }) => language)).size).toBe(6)
  })

  it('are mostly worded differently and carry no open slot', () => {
    expect(new Set(reviews.map(({ message }) => message)).size).toBeGreaterThan(reviews.length * 0.5)
    expect(reviews.filter(({ message }) => message.includes('{'))).toEqual([])
  })
})
