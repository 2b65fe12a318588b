import { fillCart, inShop, openShop, priceCart } from '../testing/index.ts'
import type { CartContentOptions } from './use-cart-frame.tsx'

/** What the stories of drawer and cart page share: a filled cart whose prices have come. */
export const cartStory = { loaders: [openShop(fillCart)], decorators: [inShop], play: priceCart }

/** Where the links of the cart lead in a story. */
export const cartLinks: CartContentOptions = {
  continueHref: '#shop',
  termsHref: '#terms',
  productHref: (handle) => `#${handle}`,
  onProceeded: () => undefined,
}

/** The cart before its prices, and without them. */
export const cartStates = {
  Empty: { loaders: [openShop()] },
  Loading: { globals: { network: 'slow' }, play: () => undefined },
  Failed: { globals: { network: 'failing' } },
}
