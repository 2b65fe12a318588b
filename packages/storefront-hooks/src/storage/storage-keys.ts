/** What the shop keeps in local storage, under the names of the specification [07.1]. */
export const localKeys = {
  cart: 'cartProducts',
  /** Which tab changed which line last. */
  cartVersions: 'cartVersions',
  /** Adds whose products are not known yet. */
  cartPendingAdds: 'cartPendingAdds',
  checkoutDetails: 'checkoutDetails',
  address: 'checkoutAddress',
  /** Where deliveries are estimated for, as it was chosen. */
  pincode: 'deliveryPincode',
  /** There while somebody is signed in, so that a page need not open a session to know that it has no address book to read. */
  signedIn: 'signedIn',
  orderNote: 'checkoutOrderNotes',
  sessionId: 'sessionId',
  orderId: 'orderId',
  /** Idempotency keys of orders that are not done with yet [30.12]. */
  orderIntents: 'orderIntents',
  /** The recent searches [11.5]: for products, and for articles. */
  recentSearches: 'recentSearches',
  recentArticleSearches: 'recentArticleSearches',
  /** Handles of viewed products, last first [17.5]. */
  recentlyViewed: 'recentlyViewed',
  addressFormSettings: 'checkoutAddressFormSettings',
} as const

/** What the shop keeps for one tab in session storage [07.2]. */
export const sessionKeys = {
  coupon: 'userAppliedCoupon',
  /** What stands in the address form; gone with the tab, because a phone may be shared. */
  addressDraft: 'checkoutAddressDraft',
  /** A review that is being written, per product id. */
  reviewDraft: (productId: string) => `reviewDraft:${productId}`,
} as const
