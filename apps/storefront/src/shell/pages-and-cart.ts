/** Pages whose bar shows no cart [09.2], by their path. */
export const pagesWithoutCart = /\/(cart|checkout)(\/|$)/
