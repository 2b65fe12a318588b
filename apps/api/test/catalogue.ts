import { menu } from './menu.ts'
import { testPincodes } from './pincodes.ts'
import type {
  SeedArticle,
  SeedCatalogue,
  SeedCoupon,
  SeedProduct,
  SeedReading,
  SeedTile,
  SeedVariant,
} from '../src/seed/types.ts'
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
  discountProperties: null,
  dynamicPrepaid: null,
  advancePayment: null,
}

const product: SeedProduct = {
  handle: '',
  name: { en: '' },
  kind: { en: 'Vegetable seed', hi: 'सब्जी बीज' },
  brandHandle: 'vasudha',
  category: 'seeds',
  subCategoryHandle: 'vegetable-seeds',
  productType: 'Seeds',
  classification: 'General',
  status: 'active',
  technicalContent: '',
  bhCode: '',
  saleLabel: null,
  description: { en: '<p>Good <strong>seed</strong>.</p><script>alert(1)</script>' },
  overview: null,
  countryOfOrigin: 'India',
  dose: null,
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
  extras: { faqs: [], deals: [], videos: [], couponBanner: null, purpose: null, plantProtection: null },
}

const article: SeedArticle = {
  slug: '',
  title: { en: '' },
  excerpt: { en: '' },
  body: { en: '' },
  category: { en: 'Crop protection', hi: 'फसल सुरक्षा' },
  author: 'Krishi',
  publishedAt: '2026-01-01T00:00:00.000Z',
  picture: { shape: 'poster', brand: '', title: '', subtitle: '', hue: 10, emblem: 'tomato', organic: false },
  videoId: null,
  goods: null,
}

function coupon(code: string, changes: Partial<SeedCoupon>): SeedCoupon {
  return {
    code,
    valueType: 'FIXED_AMOUNT',
    value: 1_000,
    description: {
      firstLine: { en: `Use code ${code}`, hi: `कोड ${code}` },
      secondLine: { en: 'On every order' },
      thirdLine: { en: 'Always' },
    },
    minimumPurchase: 0,
    isCapped: false,
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    perShopperLimit: null,
    totalLimit: null,
    isListed: true,
    ...changes,
  }
}

function tile(group: SeedTile['group'], handle: string, displayOrder: number): SeedTile {
  const navigationLink = `/${group === 'brands' ? 'brands' : 'collections'}/${handle}`
  return { id: `${group}/${handle}`, group, title: { en: handle }, navigationLink, displayOrder, imageUrl: '' }
}

/** A seven-product shop in which every rule of stock and price has its case. */
export const testCatalogue: SeedCatalogue = {
  brands: [
    { handle: 'vasudha', name: { en: 'Vasudha', hi: 'वसुधा' } },
    { handle: 'meghna', name: { en: 'Meghna' } },
  ],
  subCategories: [
    { handle: 'vegetable-seeds', category: 'seeds', name: { en: 'Vegetable seeds' } },
    { handle: 'fertiliser', category: 'crop-nutrition', name: { en: 'Fertiliser' } },
  ],
  collections: [
    {
      handle: 'seeds',
      title: { en: 'Seeds', hi: 'बीज' },
      description: { en: '<p>All seeds</p><iframe src="https://a.example"></iframe>' },
      position: 1,
    },
    { handle: 'crop-nutrition', title: { en: 'Crop nutrition' }, description: { en: '<p>Food</p>' }, position: 2 },
    { handle: 'farming', title: { en: 'Farming' }, description: { en: '<p>Machines</p>' }, position: 3 },
  ],
  menu,
  products: [
    {
      ...product,
      handle: 'tomato',
      name: { en: 'Tomato seed', hi: 'टमाटर बीज' },
      position: 2,
      bhCode: 'M-10001',
      saleLabel: { en: 'New', hi: 'नया' },
      extras: {
        faqs: [{ id: 'sow', question: { en: 'When?', hi: 'कब?' }, answer: { en: 'In June.' } }],
        deals: [{ id: 'mrp', title: { en: 'Below MRP' }, detail: { en: '20% less', hi: '20% सस्ता' } }],
        videos: [{ embedVideoId: 'abc', title: { en: 'How to sow' } }],
        couponBanner: {
          imageUrl: '/banners/festival.svg',
          title: { en: 'Sale', hi: 'सेल' },
          link: '/collections/seeds',
        },
        purpose: { en: '<p>For salads</p><script>alert(1)</script>' },
        plantProtection: { registrationNumber: '1', toxicity: 'red', antidote: { en: 'Atropine' }, leafletUrl: null },
      },
      variants: [
        { ...variant, sku: 'TOM-10', price: 20_000, compareAtPrice: 25_000 },
        { ...variant, sku: 'TOM-50', price: 60_000, title: { en: '50 g' } },
      ],
    },
    {
      ...product,
      handle: 'chilli',
      dose: { kind: 'seed-rate', min: 80, max: 100, unit: 'g' },
      name: { en: 'Chilli seed' },
      brandHandle: 'meghna',
      position: 1,
      variants: [{ ...variant, sku: 'CHI-10', price: 15_000, inventoryQuantity: 3 }],
    },
    {
      ...product,
      handle: 'brinjal',
      name: { en: 'Brinjal seed' },
      countryOfOrigin: 'Taiwan',
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
  tiles: [
    tile('categories', 'seeds', 2),
    { ...tile('categories', 'organic', 1), title: { en: 'Organic', hi: 'जैविक' } },
    tile('brands', 'vasudha', 1),
  ],
  coupons: [
    coupon('TEN', {}),
    coupon('TENTH', { valueType: 'PERCENTAGE', value: 10 }),
    coupon('FROM500', { minimumPurchase: 50_000 }),
    coupon('ONCE', { perShopperLimit: 1 }),
    coupon('THREE', { totalLimit: 3 }),
    coupon('LEAFLET', { isListed: false }),
    coupon('OVER', { endsAt: '2026-01-02T00:00:00.000Z' }),
    coupon('LATER', { startsAt: '2099-01-01T00:00:00.000Z' }),
  ],
  banners: [
    {
      id: 'seeds',
      title: { en: 'Sowing time', hi: 'बुवाई का समय' },
      text: { en: 'Seed for the season.' },
      action: { en: 'Shop seeds' },
      linkHref: '/collections/seeds',
      picture: { ...article.picture, shape: 'banner', packs: [] },
    },
  ],
}

/** Two articles about tomato, the second one newer, and one about cows. */
const testReading: SeedReading = {
  articles: [
    {
      ...article,
      slug: 'tomato-leaf-curl',
      title: { en: 'Leaf curl in tomato', hi: 'टमाटर में पत्ती मरोड़' },
      excerpt: { en: 'Whitefly carries the virus.', hi: 'सफेद मक्खी वायरस फैलाती है।' },
      body: {
        en: '<p>Whitefly carries the virus.</p>',
        hi: '<p onclick="alert(1)">सफेद मक्खी वायरस फैलाती है।</p><script>alert(1)</script>',
      },
      goods: 'tomato',
    },
    {
      ...article,
      slug: 'tomato-staking',
      title: { en: 'Staking tomato' },
      excerpt: { en: 'A stake keeps the fruit clean.' },
      publishedAt: '2026-02-01T00:00:00.000Z',
      videoId: 'abc_DEF-123',
    },
    { ...article, slug: 'cows', title: { en: 'Cows in summer' }, excerpt: { en: 'Shade and water.' } },
  ],
  popularSearches: [{ en: 'tomato seeds', hi: 'टमाटर बीज' }, { en: 'urea' }],
}

/** Seeds of the test shop under a version of one's own. */
export function testSeeds(catalogue: SeedCatalogue = testCatalogue, version = '1'): SeedSources {
  return {
    catalogue: { version, load: () => Promise.resolve(catalogue) },
    pincodes: { version: '1', load: () => Promise.resolve(testPincodes) },
    reading: { version: '1', load: () => Promise.resolve(testReading) },
    community: { version: '1', load: () => Promise.resolve({ farmers: [], posts: [] }) },
  }
}
