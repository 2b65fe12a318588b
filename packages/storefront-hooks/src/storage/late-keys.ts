/** What parts that a first page does not load keep in local storage. Apart from `localKeys`, which every page carries. */
export const lateLocalKeys = {
  /** What a price sync did to the cart, until she has seen it [23.4]. */
  cartReceipt: 'cartReceipt',
  /** The session whose start was recorded last [03.7]. */
  recordedSession: 'recordedSessionId',
  /** The session that a guest's address was kept in: it joins the book of whoever signs in from it [03.8]. */
  addressSession: 'checkoutAddressSession',
  /** Until when the address of a guest is remembered, where that has an end. */
  addressUntil: 'checkoutAddressUntil',
  /** What she has put aside, as the server knew it last [20.2]. */
  wishlist: 'wishlist',
} as const

/** The same in session storage. */
export const lateSessionKeys = {
  /** That the invitation to the app was shown on Back [15.10]. */
  backBanner: 'PDPBanner',
  /** Which terms she has agreed to; gone with the tab, because the next shopper has to agree herself. */
  termsConsent: 'termsConsent',
  /** What a guest wanted to put aside before she went to sign in [20.3]. */
  wish: 'wishAfterSignIn',
} as const
