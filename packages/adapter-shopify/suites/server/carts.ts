import { randomUUID } from 'node:crypto'
import { discounts, isForSale, products, type ShopPack } from './catalogue.ts'
import { money, type Buyer } from './catalogue-nodes.ts'

interface CartInput {
  readonly lines?: readonly { readonly merchandiseId: string; readonly quantity?: number }[] | null
  readonly discountCodes?: readonly string[] | null
  readonly delivery?: { readonly addresses?: readonly SelectableAddress[] | null } | null
  readonly buyerIdentity?: { readonly phone?: string | null } | null
}

interface SelectableAddress {
  readonly address: { readonly deliveryAddress?: { readonly zip?: string | null } | null }
}

interface Line {
  readonly pack: ShopPack
  readonly quantity: number
}

interface Cart {
  readonly id: string
  readonly lines: readonly Line[]
  codes: readonly string[]
}

const packs = new Map<string, ShopPack>(
  products.flatMap((product) => product.packs.map((pack) => [String(pack.id), pack] as const)),
)

function refuse(code: string) {
  return { cart: null, warnings: [], userErrors: [{ code, message: code, field: ['input'] }] }
}

/** The carts that the shop keeps, with the two changes that are made of them. */
export function createCarts(host: string) {
  const carts = new Map<string, Cart>()

  function judge({ lines, codes }: Cart) {
    const rupees = lines.reduce((total, { pack, quantity }) => total + Number(pack.price) * quantity, 0)
    const judged = codes.map((code) => ({ code, ...judgeCode(code, rupees) }))
    return { judged, rupees }
  }

  function answer(cart: Cart, buyer: Buyer, notices: readonly object[] = []) {
    const { judged } = judge(cart)
    const warnings = judged.flatMap(({ warning }) =>
      warning ? [{ code: warning, message: `${warning}.`, target: cart.id }] : [],
    )
    return { cart: cartNode(cart, judged, buyer, host), userErrors: [], warnings: [...warnings, ...notices] }
  }

  return {
    /** Forgets all carts, as Shopify does after some days. */
    forget: () => carts.clear(),
    cartCreate({ input }: { readonly input?: CartInput | null }, buyer: Buyer) {
      const zip = input?.delivery?.addresses?.[0]?.address.deliveryAddress?.zip
      if (zip && !/^[1-9]\d{5}$/.test(zip)) return refuse('INVALID_ZIP_CODE_FOR_COUNTRY')
      const wanted = input?.lines ?? []
      const found = wanted.map(({ merchandiseId, quantity = 1 }) => ({
        pack: packs.get(merchandiseId.replace('gid://shopify/ProductVariant/', '')),
        quantity,
      }))
      if (found.some(({ pack }) => pack === undefined)) return refuse('INVALID_MERCHANDISE_LINE')
      const lines = found.flatMap(({ pack, quantity }) => (pack ? [{ pack, quantity }] : []))
      const cart = { id: `gid://shopify/Cart/${randomUUID()}?key=1`, lines, codes: input?.discountCodes ?? [] }
      carts.set(cart.id, cart)
      const isGone = lines.some(({ pack }) => !isForSale(pack))
      return answer(
        cart,
        buyer,
        isGone ? [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Gone.', target: cart.id }] : [],
      )
    },
    cartDiscountCodesUpdate(
      { cartId, discountCodes }: { readonly cartId: string; readonly discountCodes: readonly string[] },
      buyer: Buyer,
    ) {
      const cart = carts.get(cartId)
      if (!cart)
        return {
          ...refuse('INVALID'),
          userErrors: [{ code: 'INVALID', message: 'The specified cart does not exist.' }],
        }
      cart.codes = discountCodes
      return answer(cart, buyer)
    },
  }
}

/** How much a code takes off, in rupees, or why nothing. */
function judgeCode(code: string, rupees: number): { readonly off: number; readonly warning: string | null } {
  const discount = discounts[code.toUpperCase()]
  if (!discount) return { off: 0, warning: 'DISCOUNT_NOT_FOUND' }
  if (discount.warning) return { off: 0, warning: discount.warning }
  if (rupees < (discount.from ?? 0)) return { off: 0, warning: 'DISCOUNT_PURCHASE_NOT_IN_RANGE' }
  return { off: discount.rupees ?? Math.round(rupees * (discount.percent ?? 0)) / 100, warning: null }
}

interface Judged {
  readonly code: string
  readonly off: number
  readonly warning: string | null
}

function cartNode({ id, lines }: Cart, judged: readonly Judged[], buyer: Buyer, host: string) {
  const allocations = judged
    .filter(({ off }) => off > 0)
    .map(({ code, off }) => ({
      __typename: 'CartCodeDiscountAllocation',
      code,
      discountedAmount: money(off, buyer),
      targetType: 'LINE_ITEM',
    }))
  return {
    id,
    checkoutUrl: `http://${host}/cart/c/${encodeURIComponent(id)}`,
    discountCodes: judged.map(({ code, warning }) => ({ code, applicable: warning === null })),
    discountAllocations: [],
    // Shopify shares a code's amount out to the lines; here the first has it all.
    lines: {
      nodes: lines.map((_, index) => ({
        __typename: 'CartLine',
        id: `line-${index}`,
        discountAllocations: index === 0 ? allocations : [],
      })),
    },
  }
}
