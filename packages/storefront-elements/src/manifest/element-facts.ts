import { fieldFacts } from './field-facts.ts'

/** A value that an element tells with an event or takes by an attribute. */
export interface NamedFact {
  readonly name: string
  /** Its type in TypeScript. */
  readonly type: string
  readonly description: string
}

/** An event of an element. It bubbles, also out of shadow roots. */
export interface EventFact {
  readonly name: `krishi-${string}`
  readonly description: string
  readonly detail: readonly NamedFact[]
  /** Whether the page may keep what would follow. */
  readonly isCancelable?: true
}

/** What a page may use of an element. */
export interface ElementFacts {
  readonly tag: `krishi-${string}`
  /** The name of its type. */
  readonly className: string
  readonly description: string
  readonly attributes: readonly NamedFact[]
  /** Whether it is a field of the form around it. */
  readonly isField?: true
  readonly events: readonly EventFact[]
  /** What stands between its tags; absent where nothing does. */
  readonly content?: string
  /** The widgets that it shows, by the scopes of their contracts: their parts are `scope-part`. */
  readonly scopes: readonly string[]
}

const count: NamedFact = { name: 'count', type: 'number', description: 'Units in the cart' }
const subtotal: NamedFact = { name: 'subtotal', type: 'number', description: 'What they cost, in paise' }

/** Attributes that every element has. */
export const sharedAttributes: readonly NamedFact[] = [
  { name: 'color-scheme', type: "'dark' | 'auto'", description: '`auto` follows the device; light without it' },
]

/** Attributes that every field of a form has; they are properties too. */
export const fieldAttributes: readonly NamedFact[] = [
  { name: 'name', type: 'string', description: 'The name under which the form sends it' },
  { name: 'disabled', type: 'boolean', description: 'Whether it is out of use, and not sent' },
]

const fallback = 'A link to the shop, which is shown until the element is ready, and where it cannot be'

const product: NamedFact = {
  name: 'product',
  type: 'string',
  description: 'The last part of the address of the product in the shop',
}
const variant: NamedFact = {
  name: 'variant',
  type: 'string',
  description: 'The id of a pack; without it the first that is for sale',
}
const collection: NamedFact = {
  name: 'collection',
  type: 'string',
  description: 'The last part of the address of a collection in the shop',
}
const headingLevel: NamedFact = {
  name: 'heading-level',
  type: '2 | 3 | 4',
  description: 'The level of its heading in the page; 3 without it',
}
const productId: NamedFact = { name: 'productId', type: 'string', description: 'The id of the product' }

const add: EventFact = {
  name: 'krishi-add',
  description: 'The product has come into the cart',
  detail: [productId, { name: 'variantId', type: 'string', description: 'The id of the pack' }],
}

/** The one list of what elements offer: types, editor data and the tables of `docs/ELEMENTS.md` are made from it. */
export const elementFacts: readonly ElementFacts[] = [
  {
    tag: 'krishi-buy-button',
    className: 'KrishiBuyButton',
    description: '"Add to cart" for one product, then how many of it are in the cart',
    attributes: [product, variant],
    events: [add],
    content: fallback,
    scopes: ['quantity-control'],
  },
  {
    tag: 'krishi-cart-button',
    className: 'KrishiCartButton',
    description: 'The way to the cart, with how many units are in it',
    attributes: [],
    events: [
      {
        name: 'krishi-cart-change',
        description: 'The cart holds something else. Comes from the first cart button, else from the body',
        detail: [count, subtotal],
      },
      {
        name: 'krishi-proceed',
        description: 'The shopper goes to the shop to order. Comes from the first cart button, else from the body',
        detail: [count, subtotal],
        isCancelable: true,
      },
    ],
    content: fallback,
    scopes: ['button', 'badge'],
  },
  {
    tag: 'krishi-cart-drawer',
    className: 'KrishiCartDrawer',
    description: 'The cart. The cart button puts one on the page; `open` opens it from a script',
    attributes: [{ name: 'open', type: 'boolean', description: 'Whether it is open' }],
    events: [],
    scopes: ['drawer', 'cart-drawer', 'cart-lines', 'billing-summary', 'quantity-control'],
  },
  {
    tag: 'krishi-product-card',
    className: 'KrishiProductCard',
    description: 'One product: picture, name, choice of packs, price, rating and the button that sells it',
    attributes: [product, variant, headingLevel],
    events: [add],
    content: fallback,
    scopes: ['product-card', 'image', 'badge', 'price', 'quantity-control'],
  },
  {
    tag: 'krishi-product-strip',
    className: 'KrishiProductStrip',
    description:
      'Cards in a row under a heading: the products of a collection, what sells best first, or those that it names',
    attributes: [
      { ...collection, description: `${collection.description}; it goes before \`products\`` },
      {
        name: 'products',
        type: 'string',
        description: 'The last parts of the addresses of products, with spaces between',
      },
      {
        name: 'heading',
        type: 'string',
        description: 'What stands above them; without it the name of the collection. `products` needs it',
      },
      { name: 'limit', type: 'number', description: 'How many of the collection, at most 30; 10 without it' },
      {
        name: 'heading-level',
        type: '2 | 3',
        description: 'The level of its heading in the page, below which are those of the cards; 3 without it',
      },
    ],
    events: [add],
    content: fallback,
    scopes: ['product-strip', 'product-card', 'image', 'badge', 'price', 'quantity-control'],
  },
  {
    tag: 'krishi-product-gallery',
    className: 'KrishiProductGallery',
    description: 'The pictures of one product: one large, the others to choose from, and a tap that enlarges',
    attributes: [product],
    events: [
      {
        name: 'krishi-zoom',
        description: 'A picture is shown enlarged',
        detail: [productId, { name: 'number', type: 'number', description: 'Which of the pictures, from 1' }],
      },
    ],
    content: fallback,
    scopes: ['product-gallery', 'carousel', 'image', 'dialog', 'zoom-viewer'],
  },
  {
    tag: 'krishi-delivery-estimate',
    className: 'KrishiDeliveryEstimate',
    description: 'When one product could arrive at the pincode that the shopper enters',
    attributes: [product, variant],
    events: [
      {
        name: 'krishi-place-change',
        description: 'The days are told for another place',
        detail: [{ name: 'pincode', type: 'string', description: 'Its pincode' }],
      },
    ],
    content: fallback,
    scopes: ['delivery-estimate', 'button', 'dialog', 'pincode-modal', 'field'],
  },
  {
    tag: 'krishi-dose-helper',
    className: 'KrishiDoseHelper',
    description: 'How many packs of one product a field needs. They come into the cart, which opens',
    attributes: [product],
    events: [add],
    content: fallback,
    scopes: ['dose-helper', 'field', 'select', 'button'],
  },
  {
    tag: 'krishi-reviews',
    className: 'KrishiReviews',
    description:
      'What shoppers say of one product: the shares of the stars, the first reviews, and the way to write one',
    attributes: [product],
    events: [],
    content: fallback,
    scopes: ['rating-summary', 'rating-stars', 'review-list', 'button'],
  },
  {
    tag: 'krishi-filters',
    className: 'KrishiFilters',
    description: 'The products of a collection as cards, and what narrows them: beside them where there is room',
    attributes: [
      collection,
      {
        name: 'search',
        type: 'string',
        description: "What is chosen, as in the address of the shop's page: `brands=dharti&price=0-500&sortBy=rating`",
      },
      headingLevel,
    ],
    events: [
      add,
      {
        name: 'krishi-filter-change',
        description: 'Something else is chosen',
        detail: [{ name: 'search', type: 'string', description: 'What is chosen, as in the attribute' }],
      },
    ],
    content: fallback,
    scopes: [
      ...['filter-chips', 'filter-panel', 'filter-sheet', 'sort-select', 'product-grid', 'product-card'],
      ...['image', 'badge', 'price', 'quantity-control'],
    ],
  },
  {
    tag: 'krishi-coupon-list',
    className: 'KrishiCouponList',
    description: 'The coupons that are offered now, each to be copied, or to be that of the cart',
    attributes: [headingLevel],
    events: [
      {
        name: 'krishi-coupon-change',
        description: 'The cart has another coupon, or none',
        detail: [{ name: 'code', type: 'string', description: 'Its code; empty for none' }],
      },
    ],
    content: fallback,
    scopes: ['coupon-modal', 'badge', 'button'],
  },
  ...fieldFacts,
]

/** Each event once, also where several elements tell it. */
export const eventFacts: readonly EventFact[] = [...new Set(elementFacts.flatMap(({ events }) => events))]
