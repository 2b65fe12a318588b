/** Pages whose bar has no cart, since they are about it [09.2]; by their path. */
export const pagesWithoutCartButton = /\/(cart|checkout)(\/|$)/

/** Pages that lead from the cart to an order, by their path. */
export const checkoutPages = /\/checkout(\/|$)/

/** Pages on which a stored cart can wait, since nothing of them shows it; by their path. */
export const pagesThatNeedNoCart = /\/(auth|checkout)\//
