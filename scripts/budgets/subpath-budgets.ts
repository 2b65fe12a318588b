const kib = 1024

/** A package's limit for each of its subpaths, and the subpaths that may weigh more, all in KiB of gzip. */
interface PackageBudget {
  readonly usual: number
  readonly primitives?: number
  readonly others: Readonly<Record<string, number>>
}

const budgets: Readonly<Record<string, PackageBudget>> = {
  // Forms are five lists of fields with their checks.
  // Addresses carry the names of the states in six languages, for the pages that show or ask for one.
  // The cart has its receipt: what a price sync changed, read back from storage and taken back where that holds.
  'storefront-core': {
    usual: 2,
    others: {
      address: 6,
      cart: 3.5,
      checkout: 3,
      community: 3,
      contract: 4,
      dose: 2.25,
      forms: 2.25,
      pricing: 2.25,
      settings: 4,
    },
  },
  'storefront-hooks': {
    usual: 5,
    // All in all: what stands in for the cart and for TanStack Query on a first page counts with what it fetches later.
    // The cart knows what paying online saves on it, by the rules of an order's price, and begins with what a server has drawn.
    // It prices a long cart in pieces, has no room for the line too many, and puts lines back where they stood.
    // Orders are found by a number as well, and a storefront has ports for packs that are waited for and for the devices of an account.
    // Cart and orders know the rule of the coupon; coupons, coins and payments are those of a checkout, whose store they carry.
    // What reads products tidies their names: no letter of another alphabet within a Latin word.
    // A change says how it ended: not sent, no answer, or failed. A wish is kept in the tab until the server has heard of it.
    // Orders are listed and bought again, and their parcels tracked; the shop in memory has what the community and the forms ask of it.
    // What a device may keep has more names: drafts of forms, and whether its use is counted.
    // A checkout asks for orders whose answer was lost until it knows. It has the consent to the terms, and with the address form the day on which the address is forgotten.
    others: {
      // Signing in, signing out elsewhere, leaving for good and the profile are tasks of one domain; a page takes one of them.
      ...{
        address: 7.75,
        auth: 7.25,
        cart: 12.5,
        catalog: 6.5,
        checkout: 14.75,
        // Feed, post and answers with all that is done to them.
        community: 7.5,
        coupons: 10,
        loyalty: 10,
        orders: 11.5,
        // The form of a question with its pictures and its film.
        question: 6,
      },
      ...{ memory: 24, payment: 10.75, query: 12.5, settings: 6.5, reviews: 5.25, storefront: 36.5, wishlist: 5.75 },
    },
  },
  // The usual widget shows one thing; a drawer or a grid holds several.
  'storefront-ui': {
    usual: 12,
    primitives: 7,
    others: {
      carousel: 7.5,
      // A page of the community takes one or two of its parts: list, post, answers, forms, author.
      community: 16.5,
      'cart-drawer': 15,
      // With cards whose quantities can be typed.
      'cross-sell': 12.5,
      // With the slider and the long list, 25 KiB that are fetched when pointer or focus comes near them.
      'filter-panel': 37,
      'filter-panel/filter-sheet': 38,
      // With the library that opens its panels by mouse, touch and key.
      'navigation-bar/mega-menu': 17.5,
      'otp-input': 4,
      'price-range': 19,
      'primitives/icon': 14,
      'primitives/navigation-menu': 14.5,
      'primitives/range-slider': 14,
      'primitives/virtual-grid': 14,
      'primitives/virtual-list': 14,
      // Weighed with the zoom viewer, which it fetches when it is wanted.
      'product-gallery': 13,
      'zoom-viewer': 8,
    },
  },
  'storefront-widgets': { usual: 40, others: {} },
  'storefront-host': { usual: 2, others: {} },
}

/** Gzipped bytes that a subpath of a package may cost a page that has React already. */
export function subpathBudget(packageName: string, subpath: string): number {
  const budget = budgets[packageName]
  if (budget === undefined) throw new Error(`No budget is set for ${packageName}: add it to subpath-budgets.ts.`)
  const usual = subpath.startsWith('primitives/') ? (budget.primitives ?? budget.usual) : budget.usual
  return (budget.others[subpath] ?? usual) * kib
}
