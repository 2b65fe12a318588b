import type { PreHydrationSubmit } from '@krishi/storefront-host/start'
import type { CartLineReference } from '@krishi/storefront-core/contract'
import type { CartStore } from '@krishi/storefront-hooks/cart'

/**
 * Makes the submits from before hydration: adds go into the cart, where taps on one pack add up; a form that needs the client is
 * submitted once, however often the shopper tried.
 */
export async function makePreHydrationSubmits(
  cart: Pick<CartStore, 'actions'>,
  submits: readonly PreHydrationSubmit[],
): Promise<void> {
  const lastOf = new Map(submits.map(({ form, submitter }) => [form, submitter]))
  for (const [form, submitter] of lastOf) if (!form.hasAttribute('action')) form.requestSubmit(submitter)
  const lines = submits.flatMap(({ form }) => (form.hasAttribute('action') ? readLine(new FormData(form)) : []))
  if (lines.length > 0) await cart.actions.mergeCookieCart(lines)
}

function readLine(form: FormData): CartLineReference[] {
  const productId = form.get('productId')
  const variantId = form.get('variantId')
  const quantity = Number(form.get('quantity') ?? 1)
  if (typeof productId !== 'string' || typeof variantId !== 'string' || !Number.isInteger(quantity)) return []
  return [{ productId, variantId, quantity }]
}
