import type { CartLineReference } from '@krishi/storefront-core/contract'
import type { CartStore } from '@krishi/storefront-hooks/cart'
import type { EarlySubmit } from '../boot/early-submits.ts'

/** Puts what was tapped before hydration into the cart; taps on one pack add up. */
export async function addEarlySubmits(
  cart: Pick<CartStore, 'actions'>,
  submits: readonly EarlySubmit[],
): Promise<void> {
  const lines = submits.flatMap(({ form }) => readLine(new FormData(form)))
  if (lines.length > 0) await cart.actions.mergeCookieCart(lines)
}

function readLine(form: FormData): CartLineReference[] {
  const productId = form.get('productId')
  const variantId = form.get('variantId')
  const quantity = Number(form.get('quantity') ?? 1)
  if (typeof productId !== 'string' || typeof variantId !== 'string' || !Number.isInteger(quantity)) return []
  return [{ productId, variantId, quantity }]
}
