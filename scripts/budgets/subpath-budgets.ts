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
      address: 5.75,
      cart: 3,
      checkout: 0.75,
      community: 2.5,
      contract: 3.5,
      dose: 1.75,
      forms: 2,
      pricing: 2,
      settings: 3.5,
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
        address: 6.5,
        auth: 6,
        cart: 10.5,
        catalog: 5.5,
        checkout: 13,
        // Feed, post and answers with all that is done to them.
        community: 6,
        coupons: 7.75,
        // All adapters over HTTP, each of them fetched when it is first asked, with the client and its table of calls.
        embed: 14.5,
        loyalty: 7.5,
        orders: 9.75,
        // The form of a question with its pictures and its film.
        question: 4.75,
      },
      ...{ memory: 21.5, payment: 8.75, query: 11, settings: 4.5, reviews: 4.5, storefront: 32.75, wishlist: 4.75 },
    },
  },
  // The usual widget shows one thing; a drawer or a grid holds several.
  'storefront-ui': {
    usual: 12,
    primitives: 7,
    others: {
      carousel: 4.75,
      // A page of the community takes one or two of its parts: list, post, answers, forms, author.
      community: 14.5,
      'cart-drawer': 12,
      // With cards whose quantities can be typed.
      'cross-sell': 6.25,
      // With the slider and the long list, 25 KiB that are fetched when pointer or focus comes near them.
      'filter-panel': 29.25,
      'filter-panel/filter-sheet': 30.75,
      // With the library that opens its panels by mouse, touch and key.
      'navigation-bar/mega-menu': 14.5,
      'otp-input': 1.5,
      'price-range': 14.25,
      'primitives/icon': 5.75,
      'primitives/navigation-menu': 12.25,
      'primitives/range-slider': 10.75,
      'primitives/virtual-grid': 11.25,
      'primitives/virtual-list': 11.25,
      // Weighed with the zoom viewer, which it fetches when it is wanted.
      'product-gallery': 9.5,
      'zoom-viewer': 5.75,
    },
  },
  'storefront-widgets': { usual: 40, others: {} },
  'storefront-host': { usual: 2, others: {} },
  // All that comes with the first call; what a page loads first has a limit of its own.
  'adapter-shopify': { usual: 9.5, others: {} },
}

/** Gzipped bytes that the ports of another engine may cost the first load of a page. */
export const adapterBudget: number = 6 * kib

/** Gzipped bytes that a subpath of a package may cost a page that has React already. */
export function subpathBudget(packageName: string, subpath: string): number {
  const budget = budgets[packageName]
  if (budget === undefined) throw new Error(`No budget is set for ${packageName}: add it to subpath-budgets.ts.`)
  const usual = subpath.startsWith('primitives/') ? (budget.primitives ?? budget.usual) : budget.usual
  return (budget.others[subpath] ?? usual) * kib
}
