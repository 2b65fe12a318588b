import type { PincodeRow } from '../src/pincodes/index.ts'
import type { SeedCatalogue, SeedProduct, SeedVariant } from '../src/seed/types.ts'
import type { SeedSources } from '../src/seeding/index.ts'

const variant: SeedVariant = {
  sku: '',
  title: { en: '500 g', hi: '500 ग्राम' },
  price: 10_000,
  compareAtPrice: null,
  packCount: 1,
  netQuantity: { value: 500, unit: 'g' },
  inventoryQuantity: 100,
  inventoryManagement: 'shopify',
  inventoryPolicy: 'deny',
  maxCount: 0,
}

const product: SeedProduct = {
  handle: '',
  name: { en: '' },
  brandHandle: 'vasudha',
  category: 'seeds',
  subCategoryHandle: 'vegetable-seeds',
  productType: 'Seeds',
  classification: 'General',
  status: 'active',
  technicalContent: '',
  description: { en: '<p>Good <strong>seed</strong>.</p><script>alert(1)</script>' },
  overview: null,
  countryOfOrigin: 'India',
  packshot: {
    shape: 'pouch',
    brand: 'Vasudha',
    title: 'Tomato',
    subtitle: '',
    hue: 10,
    emblem: 'tomato',
    organic: false,
  },
  collectionHandles: ['seeds'],
  position: 1,
  variants: [],
}

/** A seven-product shop in which every rule of stock and price has its case. */
export const testCatalogue: SeedCatalogue = {
  brands: [
    { handle: 'vasudha', name: { en: 'Vasudha', hi: 'वसुधा' } },
    { handle: 'meghna', name: { en: 'Meghna' } },
  ],
  subCategories: [{ handle: 'vegetable-seeds', category: 'seeds', name: { en: 'Vegetable seeds' } }],
  collections: [
    {
      handle: 'seeds',
      title: { en: 'Seeds', hi: 'बीज' },
      description: { en: '<p>All seeds</p><iframe src="https://a.example"></iframe>' },
      position: 1,
    },
    { handle: 'crop-nutrition', title: { en: 'Crop nutrition' }, description: { en: '<p>Food</p>' }, position: 2 },
  ],
  menu: [
    { handle: 'home', name: { en: 'Home', hi: 'होम' }, link: '/', position: 2, pageType: 'home', columns: [] },
    {
      handle: 'shop',
      name: { en: 'Shop' },
      link: '/collections/seeds',
      position: 1,
      pageType: 'other',
      columns: [{ title: { en: 'Seeds', hi: 'बीज' }, link: '/collections/seeds', position: 1 }],
    },
  ],
  products: [
    {
      ...product,
      handle: 'tomato',
      name: { en: 'Tomato seed', hi: 'टमाटर बीज' },
      position: 2,
      variants: [
        { ...variant, sku: 'TOM-10', price: 20_000, compareAtPrice: 25_000 },
        { ...variant, sku: 'TOM-50', price: 60_000, title: { en: '50 g' } },
      ],
    },
    {
      ...product,
      handle: 'chilli',
      name: { en: 'Chilli seed' },
      brandHandle: 'meghna',
      position: 1,
      variants: [{ ...variant, sku: 'CHI-10', price: 15_000, inventoryQuantity: 3 }],
    },
    {
      ...product,
      handle: 'brinjal',
      name: { en: 'Brinjal seed' },
      position: 3,
      variants: [{ ...variant, sku: 'BRI-10', price: 5_000, inventoryQuantity: 0 }],
    },
    {
      ...product,
      handle: 'okra',
      name: { en: 'Okra seed' },
      position: 4,
      variants: [{ ...variant, sku: 'OKR-10', price: 30_000, inventoryQuantity: 0, inventoryPolicy: 'continue' }],
    },
    {
      ...product,
      handle: 'maize',
      name: { en: 'Maize seed' },
      position: 5,
      status: 'archived',
      variants: [{ ...variant, sku: 'MAI-10' }],
    },
    {
      ...product,
      handle: 'urea',
      name: { en: 'Urea' },
      brandHandle: 'meghna',
      category: 'crop-nutrition',
      subCategoryHandle: 'fertiliser',
      productType: 'Crop Nutrition',
      collectionHandles: ['crop-nutrition'],
      position: 6,
      variants: [{ ...variant, sku: 'URE-45', price: 49_900, inventoryManagement: null, inventoryQuantity: 0 }],
    },
    {
      ...product,
      handle: 'sprayer',
      name: { en: 'Sprayer' },
      category: 'farm-machinery',
      collectionHandles: ['farming'],
      position: 7,
      variants: [{ ...variant, sku: 'SPR-1', price: 250_000, maxCount: 2, netQuantity: null }],
    },
  ],
  reviews: [
    {
      productHandle: 'chilli',
      author: 'A',
      rating: 5,
      message: 'Good',
      language: 'en',
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    {
      productHandle: 'chilli',
      author: 'B',
      rating: 4,
      message: 'Fine',
      language: 'en',
      createdAt: '2026-01-02T00:00:00.000Z',
    },
    {
      productHandle: 'tomato',
      author: 'C',
      rating: 2,
      message: 'Late',
      language: 'en',
      createdAt: '2026-01-02T00:00:00.000Z',
    },
  ],
}

const testPincodes: readonly PincodeRow[] = [
  {
    pincode: '560001',
    provinceId: 'KA',
    district: 'Bengaluru',
    city: 'Bengaluru',
    latitude: 12.97,
    longitude: 77.59,
    alternatives: ['Bengaluru Rural'],
  },
]

/** Seeds of the test shop under a version of one's own. */
export function testSeeds(catalogue: SeedCatalogue = testCatalogue, version = '1'): SeedSources {
  return {
    catalogue: { version, load: () => Promise.resolve(catalogue) },
    pincodes: { version: '1', load: () => Promise.resolve(testPincodes) },
  }
}
