import { ownEntry } from '../cart/reconcile-cart.ts'
import { cartCapacity } from '../cart/index.ts'
import type { PricedProduct } from '../cart/index.ts'
import type { CartLineReference } from '../contract/index.ts'
import { planBuyAgain } from '../orders/index.ts'
import type { AgainPlan } from '../orders/index.ts'

/** How many lines a link for people holds: messaging apps cut longer ones. */
export const sharedCartCapacity = 30

/** The most units of a line that a link may ask for. */
const mostUnits = 999

/** Ids of any backend, without the signs that stand between them. */
const idPattern = /^[\w:/-]{1,100}$/

/**
 * A cart as the fragment of a link, without `#`: products, packs and quantities, nothing else. It stays in the browser: a fragment is
 * not sent to a server. Lines beyond `most` are left out.
 */
export function encodeSharedCart(lines: readonly CartLineReference[], most = sharedCartCapacity): string {
  const words = lines
    .filter(isShareable)
    .slice(0, most)
    .map(({ productId, variantId, quantity }) => [productId, variantId, quantity].map(encodeURIComponent).join('.'))
  return `cart=${words.join('~')}`
}

/** The lines of such a fragment, with or without `#`. What is not a line is left out, a second line of a pack too: anybody may write a link. */
export function decodeSharedCart(fragment: string): readonly CartLineReference[] {
  const [, text = ''] = /^#?cart=([^&]*)/.exec(fragment) ?? []
  const lines = new Map<string, CartLineReference>()
  for (const word of text.split('~')) {
    const line = toLine(word)
    if (line && !lines.has(line.variantId) && lines.size < cartCapacity) lines.set(line.variantId, line)
  }
  return [...lines.values()]
}

/**
 * A cart that comes from a page of another origin, as such a fragment: all of its lines, and the code that puts them into the shopper's cart
 * once. The lines are shown where the code does not work any more.
 */
export function encodeHandover(lines: readonly CartLineReference[], code: string): string {
  return `${encodeSharedCart(lines, cartCapacity)}&code=${code}`
}

/** The code of such a fragment; null where it has none. */
export function handoverCodeOf(fragment: string): string | null {
  return /&code=([\w-]{43})(?:&|$)/.exec(fragment)?.[1] ?? null
}

/** A link to a cart with the coupon that is wanted for it. */
export function addCoupon(link: string, code: string): string {
  return `${link}&coupon=${encodeURIComponent(code)}`
}

/** The coupon that such a fragment wants; empty where it wants none. */
export function couponOf(fragment: string): string {
  return decoded(/&coupon=([^&]{1,100})$/.exec(fragment)?.[1] ?? '')
}

function toLine(word: string): CartLineReference | null {
  const [productId = '', variantId = '', units = '', ...more] = word.split('.').map(decoded)
  const line = { productId, variantId, quantity: /^\d{1,3}$/.test(units) ? Number(units) : 0 }
  return more.length === 0 && isShareable(line) ? line : null
}

/** Empty for a sequence that is no text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function isShareable({ productId, variantId, quantity }: CartLineReference): boolean {
  return idPattern.test(productId) && idPattern.test(variantId) && quantity >= 1 && quantity <= mostUnits
}

/** What a shared cart comes to today. A product that the shop no longer has is a shortfall without a name. */
export function planSharedCart(
  lines: readonly CartLineReference[],
  priced: Readonly<Record<string, PricedProduct>>,
): AgainPlan {
  const named = lines.map((line) => {
    const product = ownEntry(priced, line.productId)
    const variant = product && ownEntry(product.mapVariant, line.variantId)
    return { ...line, productTitle: product?.productName.text ?? '', variantTitle: variant?.title.text ?? '' }
  })
  return planBuyAgain(named, priced)
}
