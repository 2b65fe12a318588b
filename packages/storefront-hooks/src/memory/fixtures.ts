import type {
  Banner,
  Collection,
  LocalizedText,
  Product,
  ProductDetail,
  TileItem,
  Variant,
} from '@krishi/storefront-core/catalog'
import type { Offer, BlogArticleDetail, CoinTransaction, MenuItem } from '@krishi/storefront-core/contract'
import type { Review } from '@krishi/storefront-core/reviews'
import type { Session, SessionUser } from '@krishi/storefront-core/session'
import type { MemoryShop } from './create-memory-backend.ts'
import type { DeliveryAddress, PincodeInfo } from '@krishi/storefront-core/address'

/** A text in English. */
export function english(text: string): LocalizedText {
  return { text, lang: 'en' }
}

/** A variant: a single pack for 250 rupees with 20 left, unless told otherwise. */
export function aVariant(own: Partial<Variant> & Pick<Variant, 'id'>): Variant {
  return {
    sku: `SKU-${own.id}`,
    title: english('500 g'),
    price: 25_000,
    compareAtPrice: null,
    packCount: 1,
    netQuantity: { value: 500, unit: 'g' },
    inventoryQuantity: 20,
    inventoryManagement: 'shopify',
    inventoryPolicy: 'deny',
    maxCount: 0,
    discountProperties: null,
    dynamicPrepaid: null,
    advancePayment: null,
    ...own,
  }
}

/** A product with one variant `<productId>-1`, unless told otherwise. */
export function aProduct(own: Partial<ProductDetail> & Pick<Product, 'productId'>): ProductDetail {
  return {
    handle: own.productId,
    productName: english(`Product ${own.productId}`),
    vendorName: english('Krishi Labs'),
    productType: 'Crop Nutrition',
    productClassification: 'Chemical',
    technicalContent: '',
    status: 'active',
    productImages: ['/images/product.webp'],
    position: 1,
    rating: { average: 4.2, reviewCount: 12 },
    variants: [aVariant({ id: `${own.productId}-1` })],
    descriptionHtml: null,
    overviewHtml: null,
    countryOfOrigin: 'India',
    dose: null,
    faqs: [],
    deals: [],
    videos: [],
    couponBanner: null,
    purposeHtml: null,
    plantProtection: null,
    category: { handle: 'crop-nutrition', name: english('Crop Nutrition') },
    ...own,
  }
}

/** A collection without a description, unless told otherwise. */
export function aCollection(own: Partial<Collection> & Pick<Collection, 'handle'>): Collection {
  return { title: english(own.handle), descriptionHtml: null, ...own }
}

/** A menu that leads to one collection, unless told otherwise. */
export function aMenuItem(own: Partial<MenuItem> & Pick<MenuItem, 'menuHandle'>): MenuItem {
  return {
    menuName: own.menuHandle,
    menuLink: `/collections/${own.menuHandle}`,
    menuPosition: 1,
    pageType: 'other',
    columns: [],
    subMenus: [],
    ...own,
  }
}

/** An article with a picture, unless told otherwise. */
export function anArticle(own: Partial<BlogArticleDetail> & Pick<BlogArticleDetail, 'slug'>): BlogArticleDetail {
  return {
    title: `Article ${own.slug}`,
    headerMedia: { type: 'image', src: '/images/article.webp' },
    publishedAt: '2026-11-20T06:30:00.000Z',
    authorDetails: { name: 'Krishi Desk' },
    categoryPath: [{ name: 'Crop care' }],
    contentHtml: '<p>Look at twenty plants before you spray.</p>',
    ...own,
  }
}

/** A tile that leads to a collection, unless told otherwise. */
export function aTile(own: Partial<TileItem> & Pick<TileItem, 'id' | 'displayOrder'>): TileItem {
  return {
    title: own.id,
    navigationLink: `/collections/${own.id}`,
    imageUrl: '/images/product.webp',
    translations: {},
    ...own,
  }
}

/** A banner that leads to a collection, unless told otherwise. */
export function aBanner(own: Partial<Banner> & Pick<Banner, 'id'>): Banner {
  return {
    name: own.id,
    type: 'image',
    imageUrl: '/images/banner.webp',
    imageTitle: '',
    linkHref: `/collections/${own.id}`,
    linkType: 'internal',
    title: english(`Banner ${own.id}`),
    text: english('For this season.'),
    action: english('Shop now'),
    ...own,
  }
}

/** A place that a pincode leads to: Mysuru, unless told otherwise. */
export function aPincode(own: Partial<PincodeInfo> = {}): PincodeInfo {
  return {
    pincode: '570001',
    city: 'Mysuru',
    district: 'Mysuru',
    state: 'Karnataka',
    provinceId: 'KA',
    otherPlaces: [],
    ...own,
  }
}

/** An address that every check accepts, in Mysuru. */
export function anAddress(own: Partial<DeliveryAddress> = {}): DeliveryAddress {
  return {
    fullName: 'Lakshmi Gowda',
    address1: '12 - Temple Road',
    address2: 'Dist: Mysuru',
    city: 'Mysuru',
    province: 'KA',
    zip: '570001',
    phone: '9845012345',
    ...own,
  }
}

/** A review with four stars, unless told otherwise. */
export function aReview(own: Partial<Review> & Pick<Review, 'id'>): Review {
  return {
    author: 'Savitri Patil',
    rating: 4,
    updatedAt: '2026-11-02T06:30:00.000Z',
    message: `Came up well (${own.id}).`,
    language: 'en',
    pictures: [],
    ...own,
  }
}

/**
 * A small shop: five products in the collection `crop-nutrition`, twelve reviews of the second, one pincode, free delivery
 * above 499 rupees.
 */
export function aShop(own: Partial<MemoryShop> = {}): MemoryShop {
  const products = [1, 2, 3, 4, 5].map((number) =>
    aProduct({
      productId: `product-${number}`,
      position: number,
      variants: [aVariant({ id: `product-${number}-1`, price: number * 10_000 })],
    }),
  )
  return {
    products,
    collections: [
      {
        collection: aCollection({ handle: 'crop-nutrition', title: english('Crop Nutrition') }),
        productHandles: products.map((product) => product.handle),
      },
    ],
    menu: [aMenuItem({ menuHandle: 'crop-nutrition' }), aMenuItem({ menuHandle: 'seeds', menuPosition: 2 })],
    pincodes: [aPincode()],
    reviews: { 'product-2': Array.from({ length: 12 }, (_, index) => aReview({ id: `review-${index + 1}` })) },
    estimates: {},
    shipping: { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 },
    payment: { isOnlineOpen: false, isCodDisabled: false, prepaidDiscount: 0, codAdvance: 0 },
    popularSearches: { title: '', terms: ['neem oil', 'tomato seeds', 'sprayer'] },
    articles: [anArticle({ slug: 'neem', goods: 'product' }), anArticle({ slug: 'drip' })],
    community: { posts: [], comments: [] },
    tiles: {
      categories: ['seeds', 'crop-nutrition'].map((id, index) => aTile({ id, displayOrder: index + 1 })),
      brands: [aTile({ id: 'krishi-labs', displayOrder: 1, navigationLink: '/brands/krishi-labs' })],
    },
    banners: ['seasonal', 'offers'].map((id) => aBanner({ id })),
    offers: [anOffer(), anOffer({ name: 'KISAN50', minimumPurchaseRequirements: 50_000 })],
    coins: [someCoins()],
    orders: [],
    shipments: {},
    ...own,
  }
}

/** A coupon that takes ten rupees off every cart, changed where a test says so. */
export function anOffer(own: Partial<Offer> = {}): Offer {
  const name = own.name ?? 'KISAN10'
  return {
    id: name,
    name,
    type: 'CODE',
    valueType: 'FIXED_AMOUNT',
    value: 1_000,
    description: { firstLine: `Use code ${name}`, secondLine: 'On every order', thirdLine: 'Valid till 31-12-2099' },
    minimumPurchaseRequirements: 0,
    end: null,
    shouldApplyMinimumValue: false,
    ...own,
  }
}

/** 250 coins that a delivery has earned, changed where a test says so. */
export function someCoins(own: Partial<CoinTransaction> = {}): CoinTransaction {
  return {
    id: 'earned-1',
    points: 250,
    kind: 'earned',
    orderName: 'BH100000001',
    createdOn: '2026-11-01T08:00:00.000Z',
    expiresOn: '2027-04-30T08:00:00.000Z',
    isExpired: false,
    ...own,
  }
}

/** A guest's session with `token-1` that lasts until 2099, unless told otherwise. */
export function aSession(own: Partial<Omit<Session, 'user'>> & { readonly user?: Partial<SessionUser> } = {}): Session {
  return {
    sessionId: 'session-1',
    accessToken: 'token-1',
    expiresAt: '2099-01-01T00:00:00.000Z',
    selectedLanguage: 'en',
    ...own,
    user: {
      userId: '',
      guestUserId: 'guest-1',
      isGuestUser: true,
      userExternalId: null,
      mobileNumber: '',
      email: '',
      firstName: '',
      lastName: '',
      profilePic: '',
      ...own.user,
    },
  }
}
