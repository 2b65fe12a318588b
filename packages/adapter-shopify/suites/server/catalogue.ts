/** A pack as the owner keeps it. */
export interface ShopPack {
  readonly id: number
  readonly title: string
  readonly price: string
  readonly compareAt?: string
  /** Null where nobody counts. */
  readonly stock: number | null
  readonly oversold?: true
  readonly holds?: readonly [value: number, unit: 'G' | 'KG' | 'ML' | 'L' | 'ITEM' | 'CM']
  readonly most?: number
}

/** A product as the owner keeps it. */
export interface ShopProduct {
  readonly id: number
  readonly handle: string
  readonly title: string
  readonly titleHi?: string
  readonly vendor: string
  readonly type: string
  readonly collections: readonly string[]
  readonly text: string
  /** By namespace and key. */
  readonly facts: Readonly<Record<string, string>>
  readonly packs: readonly ShopPack[]
}

/** Whether a pack can be bought. */
export function isForSale({ stock, oversold }: ShopPack): boolean {
  return stock === null || stock > 0 || oversold === true
}

let lastId = 100

function pack(title: string, price: string, stock: number | null, own: Partial<ShopPack> = {}): ShopPack {
  lastId += 1
  return { id: lastId, title, price, stock, ...own }
}

function product(own: Omit<ShopProduct, 'id' | 'text' | 'facts'> & Partial<ShopProduct>): ShopProduct {
  lastId += 1
  return { id: lastId, text: '', facts: {}, ...own }
}

const made = (country: string) => ({ 'krishi.country_of_origin': country })

/** The products of the shop, what sells best first. */
export const products: readonly ShopProduct[] = [
  product({
    handle: 'tomato-hybrid-seeds',
    title: 'Tomato hybrid seeds',
    titleHi: 'टमाटर हाइब्रिड बीज',
    vendor: 'Vindhya Seeds',
    type: 'Seeds',
    collections: ['seeds', 'recommended', 'popular-in-area', 'all'],
    text: 'Firm red fruit for <all> seasons & soils.',
    facts: {
      ...made('India'),
      'reviews.rating': '{"value":"4.25","scale_min":"1.0","scale_max":"5.0"}',
      'reviews.rating_count': '12',
      'krishi.technical_content': 'Solanum lycopersicum F1',
      'krishi.dose': '{"kind":"seed-rate","min":60,"max":80,"unit":"g"}',
    },
    packs: [
      pack('50 g', '899.00', 12, { holds: [50, 'G'] }),
      pack('10 g', '199.50', 40, { compareAt: '250.0', holds: [10, 'G'], most: 5 }),
    ],
  }),
  product({
    handle: 'tebuconazole-fungicide',
    title: 'Tebuconazole 25.9% EC',
    titleHi: 'टेबुकोनाज़ोल 25.9% EC',
    vendor: 'Sahyadri Crop Care',
    type: 'Crop protection',
    collections: ['crop-protection', 'recommended', 'popular-in-area', 'all'],
    text: 'Against blast and rust.',
    facts: {
      ...made('India'),
      'krishi.dose': '{"kind":"dose","min":200,"max":250,"unit":"ml"}',
      'krishi.plant_protection':
        '{"registrationNumber":"CIR-12345/2019","toxicity":"blue","antidote":"No specific antidote: treat symptoms.","leafletUrl":"https://example.com/leaflet.pdf"}',
    },
    packs: [pack('250 ml', '455.00', 20, { holds: [250, 'ML'] }), pack('1 l', '1690.00', 4, { holds: [1, 'L'] })],
  }),
  product({
    handle: 'okra-seeds',
    title: 'Okra seeds',
    vendor: 'Vindhya Seeds',
    type: 'Seeds',
    collections: ['seeds', 'recommended', 'popular-in-area', 'all'],
    facts: made('India'),
    packs: [pack('100 g', '180.00', null), pack('500 g', '690.05', 3)],
  }),
  product({
    handle: 'sold-out-seeds',
    title: 'Cabbage early seeds',
    vendor: 'Ganga Agro',
    type: 'Seeds',
    collections: ['seeds', 'all'],
    facts: made('Netherlands'),
    packs: [pack('10 g', '210.00', 0), pack('50 g', '999.99', 0)],
  }),
  product({
    handle: 'brinjal-seeds',
    title: 'Brinjal round seeds',
    vendor: 'Ganga Agro',
    type: 'Seeds',
    collections: ['seeds', 'recommended', 'popular-in-area', 'all'],
    facts: made('India'),
    packs: [pack('10 g', '60.00', 0, { oversold: true }), pack('100 g', '275.25', 8)],
  }),
  product({
    handle: 'urea',
    title: 'Urea',
    titleHi: 'यूरिया',
    vendor: 'Green Field',
    type: 'Fertilisers',
    collections: ['crop-nutrition', 'recommended', 'popular-in-area', 'all'],
    facts: { 'krishi.plant_protection': 'not a record', 'krishi.dose': '{"kind":"dose","min":9,"max":2,"unit":"g"}' },
    packs: [pack('45 kg', '266.50', 100, { holds: [45, 'KG'] }), pack('Roll', '99.00', 2, { holds: [20, 'CM'] })],
  }),
]

/** The collections of the shop, by handle. */
export const collections: Readonly<Record<string, string>> = {
  all: 'All products',
  seeds: 'Seeds',
  'crop-protection': 'Crop protection',
  'crop-nutrition': 'Crop nutrition',
  recommended: 'Recommended',
  'popular-in-area': 'Popular near you',
}

/** A discount code: percent off, or rupees off from an amount on. */
export interface ShopDiscount {
  readonly percent?: number
  readonly rupees?: number
  readonly from?: number
  readonly warning?: 'DISCOUNT_CURRENTLY_INACTIVE' | 'DISCOUNT_USAGE_LIMIT_REACHED'
}

/** The codes that the owner has made. */
export const discounts: Readonly<Record<string, ShopDiscount>> = {
  KHARIF10: { percent: 10 },
  FLAT50: { rupees: 50, from: 500 },
  MONSOON: { warning: 'DISCOUNT_CURRENTLY_INACTIVE' },
  FIRST100: { warning: 'DISCOUNT_USAGE_LIMIT_REACHED' },
}

/** Articles of the blog `news`, the newest first. */
export const articles: readonly { readonly handle: string; readonly title: string; readonly text: string }[] = [
  { handle: 'neem-oil', title: 'Neem oil against aphids', text: 'Look at twenty plants before you spray.' },
  { handle: 'neem-cake', title: 'Neem cake in the soil', text: 'Two bags an acre.' },
  { handle: 'drip', title: 'Drip lines in summer', text: 'Flush them once a week.' },
]
