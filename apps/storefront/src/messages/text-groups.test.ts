import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scopesWithTexts } from '../../text-modules.ts'
import { secondaryScreens } from '../routes/secondary-screens.ts'
import { screens } from '../routes/screens.ts'
import { textGroups } from './text-groups.ts'
import type { TextGroup } from './text-groups.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const host = `${root}apps/storefront/src/`

interface Wanted {
  readonly file: string
  /** Names that are used of the file; null for all of them. */
  readonly names: readonly string[] | null
}

/** The file that an import leads to, or null for one that is no source of ours. */
function fileOf(specifier: string, importer: string): string | null {
  const own = /^@krishi\/(storefront-(?:ui|widgets))\/(.+)$/.exec(specifier)
  const path = own ? `${root}packages/${own[1]}/src/${own[2]}/index.ts` : resolve(importer, '..', specifier)
  return (own || specifier.startsWith('.')) && /\.tsx?$/.test(path) && existsSync(path) ? path : null
}

/** What a file needs of others: of an `index.ts` only what leads to the names that were asked for. */
function needsOf({ file, names }: Wanted): Wanted[] {
  const source = readFileSync(file, 'utf8')
  const statements = source.matchAll(/^(import|export) (?!type)([^'"()]*?)\s?from '([^']+)'/gms)
  const isIndex = file.endsWith('/index.ts')
  return [...statements].flatMap(([, kind, clause = '', specifier = '']) => {
    const target = fileOf(specifier, file)
    const given = /\{(.*)\}/s.exec(clause)?.[1]?.match(/(?<!type )\b(?!type\b)\w+/g) ?? null
    const used = isIndex && kind === 'export' && names && given ? given.filter((name) => names.includes(name)) : given
    return target === null || used?.length === 0 ? [] : [{ file: target, names: used }]
  })
}

/** The message scopes of a source file and of all that it imports, apart from what is loaded later. */
function scopesShownBy(entry: string): string[] {
  const seen = new Set<string>()
  const scopes = new Set<string>()
  const open: Wanted[] = [{ file: host + entry, names: null }]
  for (let next = open.pop(); next; next = open.pop()) {
    const key = `${next.file} ${next.file.endsWith('/index.ts') ? String(next.names) : ''}`
    if (seen.has(key)) continue
    seen.add(key)
    const source = readFileSync(next.file, 'utf8')
    for (const [, scope = ''] of source.matchAll(/(?:use(?:Widget|Plain)Messages|textsOf)\('(\w+)'/g)) scopes.add(scope)
    open.push(...needsOf(next))
  }
  return [...scopes].sort()
}

/** What a part of the host would show in English because its groups do not hold the scope. */
function missingIn(entry: string, groups: readonly TextGroup[]): string[] {
  const listed: readonly string[] = [...textGroups.window, ...groups.flatMap((group) => textGroups[group])]
  return scopesShownBy(entry).filter((scope) => !listed.includes(scope))
}

const pages = Object.entries({ ...screens, ...secondaryScreens }).map(([name, { texts }]) => ({ name, texts }))
/** The frame and what it loads later. */
const frame = [
  ...['app-root', 'header', 'footer', 'toaster'].map((name) => `shell/${name}.tsx`),
  'wishes/product-heart.tsx',
]
/** What pages have as islands, with the texts of those pages. */
const islands = {
  'checkout/payment-offers.tsx': ['payment', 'offers'],
  'checkout/payment-steps.tsx': ['payment', 'offers'],
  'home/home-top.tsx': ['home', 'pictures'],
  'home-more/home-more.tsx': ['home', 'pages'],
  'forms/lead-form-island.tsx': ['forms'],
  'forms/sale-subscribe.tsx': ['home', 'forms'],
  'product/product-parts.tsx': ['product', 'pictures', 'reviews'],
  'reviews/reviews-parts.tsx': ['reviews'],
  'search-help/results-help.tsx': ['search'],
} as const
const filters = ['listing/listing-filters.tsx', 'drawers/filter-sheet.tsx']
/** What the pages of products load later. */
const later = ['reviews/reviews-section.tsx', 'drawers/review-form.tsx', 'drawers/share-menu.tsx']
/** What the product page loads when it is opened or touched. */
const opened = [
  'product/pincode-modal.tsx',
  'product/dose-form.tsx',
  'product/compare-product.tsx',
  'product/read-product.tsx',
  'similar/substitute.tsx',
  'similar/similar-strip.tsx',
  'similar/recently-viewed.tsx',
]
/** What the cart loads later, and what tells that it has changed. */
const ofCart = ['cart/cross-sell.tsx', 'cart/change-notices.tsx', 'cart/saved.tsx']
/** What the payment page loads later. */
const paying = ['drawers/coupon-modal.tsx']
const signingIn = ['drawers/sign-in-here.tsx', 'account/delete-account.tsx']
/** What the address page loads for whoever has a book, and what the entry of the checkout loads elsewhere. */
const delivering = ['checkout/chosen-address.tsx', 'checkout/external-checkout.tsx']
/** What is said of an order that an earlier page left open. */
const openOrder = 'orders/open-order-notice.tsx'
/** What the home page shows to whoever was signed in. */
const onTheWay = 'orders/orders-on-the-way.tsx'
/** What the farm of the device adds to the home page, and to a search. */
const ofFarm = ['farm/home-farm.tsx', 'farm/crop-terms.tsx']
/** What pages load of a shopper whom the server does not know. */
const ofShopper = {
  'orders/orders-content.tsx': ['orders'],
  'orders/order-content.tsx': ['orders'],
  'account/coins-content.tsx': ['coins'],
} as const
/** What the bar opens. */
const fromBar = ['drawers/track-order.tsx']
const menus = 'drawers/menu-drawer.tsx'
const appBanner = 'app-banner/app-banner.tsx'
/** Islands of the product page, and the modals that they open. */
const details = ['tabs', 'details', 'explore', 'questions', 'savings'].map((name) => `product/product-${name}.tsx`)
const modals = ['deals', 'coins', 'purpose', 'app'].map((name) => `product/${name}-modal.tsx`)
/** What a pesticide is sold with. */
const label = 'product/product-label.tsx'
/** What follows a request to be told of a pack. */
const accepted = 'product/notify-accepted.tsx'
/** What comes with the way to another page. */
const heads = 'head/heads.ts'
const pageFile = (name: string) => `pages/${name}-page.tsx`

describe('text groups', () => {
  it('name only scopes that have texts', () => {
    const known = new Set(scopesWithTexts())
    expect(Object.values(textGroups).flatMap((group) => group.filter((scope) => !known.has(scope)))).toEqual([])
  })

  it.each(pages)('hold every text that the screen $name shows', ({ name, texts }) => {
    expect(missingIn(pageFile(name), texts)).toEqual([])
  })

  it('hold every text of the frame, the notices, the cart drawer and the zoom viewer', () => {
    for (const file of frame) expect(missingIn(file, ['frame'])).toEqual([])
    expect(missingIn('drawers/cart-drawer.tsx', ['cart'])).toEqual([])
    expect(missingIn('zoom/zoom-viewer.tsx', ['pictures', 'zoom'])).toEqual([])
    expect(missingIn('search/live-search.tsx', ['search'])).toEqual([])
    for (const file of opened) expect(missingIn(file, ['product', 'tools'])).toEqual([])
    for (const file of details) expect(missingIn(file, ['pictures', 'details'])).toEqual([])
    expect(missingIn(label, ['product', 'details'])).toEqual([])
    for (const file of modals) expect(missingIn(file, ['tools'])).toEqual([])
    for (const file of ofCart) expect(missingIn(file, ['cart'])).toEqual([])
    expect(missingIn('cart/cart-delivery.tsx', ['cart', 'delivery'])).toEqual([])
    for (const file of paying) expect(missingIn(file, ['payment', 'offers'])).toEqual([])
    for (const file of signingIn) expect(missingIn(file, ['signIn'])).toEqual([])
    for (const file of delivering) expect(missingIn(file, ['address'])).toEqual([])
    expect(missingIn(accepted, ['product', 'tools'])).toEqual([])
    expect(missingIn(openOrder, ['openOrder'])).toEqual([])
    expect(missingIn(onTheWay, ['ordersStrip'])).toEqual([])
    for (const file of ofFarm) expect(missingIn(file, ['farm', 'pages'])).toEqual([])
    for (const [file, groups] of Object.entries(ofShopper)) expect(missingIn(file, groups)).toEqual([])
    expect(missingIn('measuring/ask.tsx', ['measuring'])).toEqual([])
    expect(missingIn(menus, ['menus'])).toEqual([])
    expect(missingIn(appBanner, ['appBanner'])).toEqual([])
    expect(missingIn('account/leaving.tsx', ['signIn'])).toEqual([])
    for (const file of fromBar) expect(missingIn(file, ['order'])).toEqual([])
  })

  it('hold every text of sort and filters', () => {
    for (const file of filters) expect(missingIn(file, ['filters'])).toEqual([])
  })

  it('hold every text of islands, and of the heads of pages', () => {
    for (const [file, groups] of Object.entries(islands)) expect(missingIn(file, groups)).toEqual([])
    expect(missingIn(heads, ['pages', 'reviews', 'tools'])).toEqual([])
  })

  it('hold every text of what the pages of products load later', () => {
    for (const file of later) expect(missingIn(file, ['reviews'])).toEqual([])
  })

  it('hold nothing twice in one group', () => {
    for (const group of Object.values(textGroups)) expect(new Set<string>(group).size).toBe(group.length)
  })

  it('are read off the sources: a listing is seen to show prices, and the drawer its dialog', () => {
    expect(scopesShownBy('pages/collection-page.tsx')).toEqual(
      expect.arrayContaining(['price', 'productCard', 'productGrid', 'quantityControl']),
    )
    expect(scopesShownBy('drawers/cart-drawer.tsx')).toEqual(expect.arrayContaining(['cartDrawer', 'dialog']))
  })

  it('carry no scope that nothing shows', () => {
    const shown = new Set(
      [
        ...pages.map(({ name }) => pageFile(name)),
        ...frame,
        ...filters,
        ...later,
        ...opened,
        ...details,
        ...modals,
        label,
        accepted,
        onTheWay,
        ...Object.keys(ofShopper),
        openOrder,
        heads,
        ...ofCart,
        ...paying,
        ...signingIn,
        ...delivering,
        ...fromBar,
        menus,
        appBanner,
        ...Object.keys(islands),
        'drawers/cart-drawer.tsx',
        'search/live-search.tsx',
        'zoom/zoom-viewer.tsx',
      ].flatMap(scopesShownBy),
    )
    const listed = Object.values(textGroups).flatMap((group) => group.map((scope: string) => scope))
    expect(listed.filter((scope) => !shown.has(scope))).toEqual([])
  })
})
