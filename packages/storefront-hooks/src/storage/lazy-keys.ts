/** Keys of local storage for code that loads lazily, apart from `localKeys`, which every first load carries. */
export const lazyLocalKeys = {
  /** What a price sync did to the cart, until the shopper has seen it [23.4]. */
  cartReceipt: 'cartReceipt',
  /** The session whose start was recorded last [03.7]. */
  recordedSession: 'recordedSessionId',
  /** The session that a guest's address was kept in: it joins the book of whoever signs in from it [03.8]. */
  addressSession: 'checkoutAddressSession',
  /** Until when the address of a guest is remembered, where that has an end. */
  addressUntil: 'checkoutAddressUntil',
  /** The chosen language, until it is sent to the server [01.5]. */
  languageChoice: 'languageChoice',
  /** Whether what is used in the shop may be counted, and since when [08.1]. */
  measuringConsent: 'measuringConsent',
  /** Events that were meant once and have been reported. */
  reportedOnce: 'reportedOnce',
  /** The wishlist's products, as the server knew them last [20.2]. */
  wishlist: 'wishlist',
} as const

/** The same in session storage. */
export const lazySessionKeys = {
  /** Which terms were agreed to; gone with the tab, because the next shopper has to agree as well. */
  termsConsent: 'termsConsent',
  /** What stands in a form, and what was sent of it; gone with the tab, because a phone may be shared. */
  formDraft: (form: string) => `formDraft:${form}`,
  /** Wishes that did not reach the server: made before a sign-in [20.3], or when their page was left at once [20.1]. */
  unsentWishes: 'unheardWishes',
} as const

/** The same of invitations to the app: only the pages that show one carry them. */
export const invitationKeys = {
  /** That the one at the end of the screen was closed [10.3]. */
  appBanner: 'downloadCardHidden',
  /** That the one on Back was shown [15.10]. */
  backBanner: 'PDPBanner',
} as const
