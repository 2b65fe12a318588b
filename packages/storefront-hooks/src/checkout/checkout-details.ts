import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { CartToOrder } from '@krishi/storefront-core/checkout'
import { complianceOf } from '@krishi/storefront-core/compliance'
import type { Paise } from '@krishi/storefront-core/money'
import type { Settings } from '@krishi/storefront-core/settings'
import { hasShape, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'

/** What the browser keeps of the checkout that is open, under `checkoutDetails` [07.1]. */
export interface CheckoutDetails {
  readonly id: string
  /** The lines for analytics. */
  readonly eventCartData: readonly { readonly id: string; readonly name: string; readonly quantity: number }[]
  readonly totalCost: Paise
  readonly totalNetCost: Paise
  readonly shippingCharges: Paise
  readonly discountAmount: Paise
  readonly discountCode: string
  readonly paymentMode: 'online' | 'cod'
  /** Null unless the shopper lets this browser remember the address; null too where it is remembered for a limited time. */
  readonly addressDetails: DeliveryAddress | null
  /** The order that came out of it, once there is one. */
  readonly orderId?: string
}

/** The open checkout in local storage. */
export interface CheckoutDetailsStorage {
  /** Ids of the open checkout and its order; null where there is none or it is corrupt. */
  readIds: () => Pick<CheckoutDetails, 'id' | 'orderId'> | null
  keep: (checkoutId: string, cart: CartToOrder) => void
  /** Notes the order that came out of the open checkout. */
  noteOrder: (checkoutId: string, orderId: string) => void
  forget: () => void
}

const hasId = hasShape<Pick<CheckoutDetails, 'id'>>({ id: isText })
const hasOrderId = hasShape<{ orderId: string }>({ orderId: isText })

/** Keeps the open checkout under the specification's key. */
export function createCheckoutDetails(
  storage: SafeStorage,
  settings: Pick<Settings, 'compliance'>,
): CheckoutDetailsStorage {
  const mayKeepAddress = complianceOf(settings).addressKeptDays === null
  function read() {
    const value = parseJson(storage.read(localKeys.checkoutDetails))
    return hasId(value) ? value : null
  }

  function write(details: Pick<CheckoutDetails, 'id' | 'orderId'>) {
    storage.write(localKeys.checkoutDetails, JSON.stringify(details))
  }

  return {
    readIds() {
      const value = read()
      return value && { id: value.id, ...(hasOrderId(value) && { orderId: value.orderId }) }
    },
    keep(id, { lineItems, address, totalCost, totalNetCost, shippingCharges, discountAmount, discountCode }) {
      const isRemembered = mayKeepAddress && storage.read(localKeys.address) !== null
      const details: CheckoutDetails = {
        id,
        eventCartData: lineItems.map(({ variantId, productTitle, quantity }) => ({
          id: variantId,
          name: productTitle,
          quantity,
        })),
        totalCost,
        totalNetCost,
        shippingCharges,
        discountAmount,
        discountCode,
        paymentMode: 'online',
        addressDetails: isRemembered ? address : null,
      }
      write(details)
    },
    noteOrder(checkoutId, orderId) {
      const value = read()
      write({ ...(value?.id === checkoutId && value), id: checkoutId, orderId })
    },
    forget: () => storage.remove(localKeys.checkoutDetails),
  }
}
