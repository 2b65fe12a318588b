/** Message scopes of the host and its widgets by when they are needed: one file per language and group. */
export const textGroups = {
  /** Shell, home, listing and product: what a first visit reads. */
  window: [
    'shell',
    'home',
    'head',
    'pages',
    'navigationBar',
    'siteFooter',
    'languageSwitcher',
    'errorNotice',
    'toast',
    'price',
    'productCard',
    'productGrid',
    'quantityControl',
    'collectionHeader',
    'tileGrid',
    'priceBlock',
    'variantPicker',
    'productGallery',
    'productDescription',
    'buyNow',
    'trustMarker',
  ],
  /** Cart drawer and cart page. */
  cart: [
    'checkout',
    'cartDrawer',
    'cartLines',
    'cartReceipt',
    'freeDeliveryProgress',
    'billingSummary',
    'orderNote',
    'dialog',
    'field',
  ],
  /** From the address to the thanks. */
  checkout: ['checkout', 'addressForm', 'paymentMode', 'orderSuccess', 'billingSummary', 'field', 'select'],
} as const

/** A group of texts that are loaded together. */
export type TextGroup = keyof typeof textGroups
