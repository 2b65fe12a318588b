import type { CartLineReference } from '@krishi/storefront-core/contract'

/** What fits into a cookie. */
export const maxCookieLines = 40

// Over https a name says so. Browsers hold one without from the version before: it is read for one release more.
const prefixes = ['__Host-', '__Secure-', '']

/** The lines of a cookie among those of a request or a page, whichever prefix its name has. */
export function readCartCookie(cookies: string, name: string): CartLineReference[] {
  const parts = cookies.split('; ')
  const names = prefixes.map((prefix) => `${prefix}${name}=`)
  const values = names.flatMap((each) => parts.find((part) => part.startsWith(each))?.slice(each.length) ?? [])
  return parseCartCookie(values[0])
}

/** Reads the cookie; anything malformed counts as nothing. The same text is read by the browser. */
export function parseCartCookie(value: string | undefined): CartLineReference[] {
  if (!value) return []
  const lines = decodeURIComponentSafe(value)
    .split('~')
    .map((part) => part.split('.'))
    .flatMap(([productId = '', variantId = '', count = '']) => {
      const quantity = Number(count)
      const valid = isId(productId) && isId(variantId) && Number.isInteger(quantity) && quantity > 0 && quantity < 1000
      return valid ? [{ productId, variantId, quantity }] : []
    })
  return lines.slice(0, maxCookieLines)
}

/** Writes lines as `productId.variantId.quantity` joined by `~`: short, and no JSON in a cookie. */
export function serializeCartCookie(lines: readonly CartLineReference[]): string {
  return lines.map((line) => `${line.productId}.${line.variantId}.${String(line.quantity)}`).join('~')
}

/** Adds one line; the same variant twice is one line with the sum. */
export function addToCartCookie(lines: readonly CartLineReference[], added: CartLineReference): CartLineReference[] {
  const known = lines.find((line) => line.variantId === added.variantId)
  if (!known) return [...lines, added].slice(0, maxCookieLines)
  return lines.map((line) => (line === known ? { ...line, quantity: line.quantity + added.quantity } : line))
}

function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
