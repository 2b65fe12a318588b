import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { excessLines } from '@krishi/storefront-core/cart'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { usesCoinsAtFirst } from '@krishi/storefront-core/loyalty'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import type { CheckoutDetailsStorage } from './checkout-details.ts'
import type { CheckoutStoreOptions } from './create-checkout-store.ts'
import type { OrderPlacer } from './create-order-placer.ts'
import type { TermsConsents } from './terms-consents.ts'
import { toCartToOrder } from './to-cart-to-order.ts'

/** What a checkout is made with. */
export interface MakeCheckoutOptions extends Pick<
  CheckoutStoreOptions,
  'port' | 'cart' | 'session' | 'settings' | 'attribution'
> {
  readonly details: CheckoutDetailsStorage
  readonly consents: TermsConsents
  readonly placer: OrderPlacer
}

/** Makes a checkout of what is in the cart, once nothing is open of the orders before; returns its id. */
export async function makeCheckout(
  address: DeliveryAddress | null,
  options: MakeCheckoutOptions,
): Promise<Result<string, PortErrorCode>> {
  const free = await options.placer.settleAll()
  if (!free.ok) return free
  const settled = await options.cart.actions.flush()
  if (!settled.ok) return settled
  const lines = settled.value.lines.map(({ line }) => line)
  const excess = excessLines(lines.length)
  if (excess > 0) return err('request/too-large', { fields: { excess: String(excess) } })
  const opened = await options.session.open()
  if (!opened.ok) return opened
  const shopper = {
    user: opened.value,
    attribution: options.attribution,
    usesCoins: usesCoinsAtFirst(options.settings),
    consent: options.consents.read(),
  }
  const toOrder = toCartToOrder(lines, settled.value.totals, address, shopper)
  if (toOrder.lineItems.length === 0) return err('checkout/items-not-valid')
  const created = await options.port.create(toOrder)
  if (created.ok && created.value === '') return err('network/malformed')
  if (created.ok) options.details.keep(created.value, toOrder)
  return created
}
