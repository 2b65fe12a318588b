/** Message scopes of the host and its widgets by when they are needed: one file per language and group. */
export const textGroups = {
  /** Shell and cards: texts of every page. */
  window: [
    'shell',
    'head',
    'errorNotice',
    'price',
    'productCard',
    'productGrid',
    'quantityControl',
    'collectionHeader',
  ],
  /** The hydrated frame of every page, its notices, and the hearts of its products. */
  frame: [
    ...['menu', 'topStrip', 'accountMenu', 'tabBar', 'helpButton', 'backToTop'],
    'offline',
    'navigationBar',
    'siteFooter',
    'languageSwitcher',
    'toast',
    'cartNotices',
    'wishlistButton',
  ],
  /** What the bar opens. */
  menus: ['menuDrawer', 'topStrip', 'dialog'],
  home: ['home', 'tileGrid'],
  /** Secondary pages: brands, articles, wishlist, pages that do not exist, and the lower part of the home page. */
  pages: [
    'notOffered',
    ...['pages', 'brand', 'article', 'film', 'wishes', 'wishlist', 'buyNow', 'homeMore'],
    ...['productStrip', 'trustMarker'],
  ],
  /** What farmers ask and answer. */
  community: ['notOffered', 'vedika', 'community', 'mentionList', 'dialog', 'field', 'select'],
  /** What goes with a question. */
  ask: ['filmChoice'],
  /** The decision on a product page. */
  product: [
    'priceBlock',
    'variantPicker',
    'buyNow',
    'notifyMe',
    'deliveryEstimate',
    'doseHelper',
    'stickyCartBar',
    'trustMarker',
  ],
  /** What opens or loads later on a product page: pincode, dose helper, modals, similar products. */
  tools: [
    'notOffered',
    'pincodeModal',
    'productDeals',
    'productPurpose',
    'coinExplainer',
    'appModal',
    'dialog',
    'field',
    'select',
    'similar',
    'productStrip',
    'recentlyViewed',
    'substituteCard',
    'labelTicker',
    'ratingStars',
    'compare',
    'readAloud',
    'farm',
  ],
  /** The details below the decision, and savings. */
  details: [
    'product',
    'sectionTabs',
    'compositionBox',
    'labelFacts',
    'productDescription',
    'productPurpose',
    'productDeals',
    'coinsMessage',
    'bulkOrderBanner',
    'faqList',
  ],
  /** Rows of pictures. */
  pictures: ['carousel', 'productGallery'],
  /** The viewer that enlarges them. */
  zoom: ['zoomViewer', 'dialog'],
  /** Cart drawer and cart page. */
  cart: [
    'checkout',
    'cartDrawer',
    'cartLines',
    'cartReceipt',
    'crossSell',
    'productStrip',
    'freeDeliveryProgress',
    'billingSummary',
    'orderNote',
    'savedForLater',
    'sharedCart',
    'trustMarker',
    'dialog',
    'field',
  ],
  /** Where the cart would be brought, and the question for it. */
  delivery: ['deliveryEstimate', 'pincodeModal', 'dialog', 'field'],
  /** Search box and pages of results. */
  search: ['menu', 'search', 'searchHelp', 'searchBox', 'searchVoice', 'articleCard'],
  /** Where the order goes. */
  address: ['checkout', 'account', 'addressForm', 'addressList', 'dialog', 'field', 'select'],
  /** How it is paid. */
  payment: ['checkout', 'paymentMode', 'orderedLines', 'billingSummary', 'trustMarker'],
  /** Savings of an order, and its price steps. */
  offers: [
    ...['couponRow', 'couponModal', 'couponSuccess', 'coinsBox', 'signInBanner', 'priceSteps'],
    ...['dialog', 'field'],
  ],
  /** The result of the order. */
  order: [
    'checkout',
    'account',
    'orderPending',
    'orderSuccess',
    'orderedLines',
    'billingSummary',
    'trackOrder',
    'dialog',
    'field',
  ],
  /** The orders of a shopper, and each of them. */
  orders: [
    'notOffered',
    ...['account', 'orderCard', 'orderStatus', 'orderedLines', 'trackOrder', 'dialog', 'field'],
    ...['orderDetails', 'trackingTimeline', 'buyAgain', 'billingSummary'],
  ],
  /** Orders on the way to the shopper. */
  ordersStrip: ['ordersStrip'],
  /** The coins of a shopper. */
  coins: ['notOffered', 'account', 'coinHistory', 'coinExplainer'],
  /** The outcome of an order whose answer was lost, on any page. */
  openOrder: ['openOrder'],
  /** Sign-in, as a page or as a dialog. */
  signIn: ['notOffered', 'account', 'signIn', 'dialog', 'field'],
  /** The farm of a shopper, wherever something is shown for it. */
  farm: ['farm', 'cropName', 'doseHelper', 'field', 'select'],
  /** Forms that ask to be called back. */
  forms: ['notOffered', 'forms', 'leadForm', 'field', 'select'],
  /** Links to related pages, and countdowns. */
  utility: ['linkRedirect', 'countdown'],
  /** The consent to analytics. */
  measuring: ['measuringConsent'],
  /** The invitation to the app. */
  appBanner: ['appBanner'],
  /** Pages of plain text. */
  policies: ['policies'],
  /** Sort and filters of a listing. */
  filters: ['filterPanel', 'filterChips', 'priceRange', 'sortSelect', 'dialog', 'field', 'errorNotice'],
  /** Reviews and sharing of a product, with the dialogs that they open. */
  reviews: [
    'notOffered',
    'reviews',
    'ratingStars',
    'ratingInput',
    'ratingSummary',
    'reviewList',
    'reviewForm',
    'shareMenu',
    'dialog',
    'field',
  ],
} as const

/** A group of texts that are loaded together. */
export type TextGroup = keyof typeof textGroups

/** A group that loads after the texts of the first load. */
export type LazyTextGroup = Exclude<TextGroup, 'window'>
