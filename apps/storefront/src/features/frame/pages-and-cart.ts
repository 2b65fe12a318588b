/** Paths of pages whose bar has no cart button, because they show the cart or the checkout [09.2]. */
export const pagesWithoutCartButton = /\/(cart|checkout)(\/|$)/

/** Paths of the checkout pages. */
export const checkoutPages = /\/checkout(\/|$)/

/** Paths of pages that show nothing of the cart, so that the stored cart can be read later. */
export const pagesThatNeedNoCart = /\/(auth|checkout)\//
