import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { err, ok } from '@krishi/storefront-core/result'
import type { CheckoutPort } from '@krishi/storefront-hooks/checkout'
import { CreateCart, type CartSelectableAddressInput } from '../generated/operations.ts'
import { toKeptCart } from './cart-answer.ts'
import { toCartLines } from './cart-lines.ts'
import type { ShopifyCall } from './shopify-client.ts'

/**
 * The checkout of Shopify: a cart that it keeps has an address where it is paid. Orders are placed nowhere else.
 *
 * @param hosts The only hosts that may be gone to.
 */
export function createShopifyCheckout(
  call: ShopifyCall,
  hosts: readonly string[],
): Pick<CheckoutPort, 'createExternal'> {
  return {
    async createExternal({ cart: { lineItems, discountCode, note, address, buyer } }, options) {
      const lines = toCartLines(lineItems)
      if (lines.length === 0 || lines.length < lineItems.length) return err('checkout/items-not-valid')
      const answer = await call(
        CreateCart,
        {
          lines,
          discountCodes: discountCode === '' ? [] : [discountCode],
          buyerIdentity: {
            countryCode: 'IN',
            ...(buyer.phone && { phone: `+91${buyer.phone}` }),
            ...(buyer.email && { email: buyer.email }),
          },
          ...(address && { addresses: [toAddress(address)] }),
          note,
        },
        (data) => data.cartCreate,
        options,
      )
      const made = toKeptCart(answer)
      if (!made.ok) return made
      const { cart: kept, warnings } = made.value
      if (warnings.some(({ code }) => code.startsWith('MERCHANDISE'))) return err('checkout/out-of-stock')
      return ok({ checkoutUrl: kept.checkoutUrl, formUrl: kept.checkoutUrl, hosts })
    },
  }
}

function toAddress(address: DeliveryAddress): CartSelectableAddressInput {
  const { fullName: lastName, address1, address2, city, province, zip, phone } = address
  const deliveryAddress = {
    ...{ firstName: '', lastName, address1, address2, city, zip },
    provinceCode: province,
    countryCode: 'IN',
    phone: `+91${phone}`,
  } as const
  return { address: { deliveryAddress }, selected: true, oneTimeUse: true }
}
