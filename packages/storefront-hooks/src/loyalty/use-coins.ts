import type { Checkout, CheckoutLoyaltyPoints } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useState } from 'react'
import { checkoutOf } from '../checkout/use-checkout.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/** The coins of a checkout, and what can be done with them. */
export interface CoinsView extends CheckoutLoyaltyPoints {
  /** A request is under way; `isUsed` shows its result already. */
  readonly isPending: boolean
  /** Uses the coins, or keeps them. Ignored while the last request is under way. */
  toggle: (isUsed: boolean) => void
}

/** A request, valid while the checkout that it was made on is the one that is shown. */
interface Wish {
  readonly seen: Checkout
  readonly isUsed: boolean
  readonly isPending: boolean
}

/**
 * The coins of a checkout [27.1]; null for guests and where coins are off, by what the server says. A request
 * shows at once; when it fails, the state before it is shown again.
 *
 * @param onFailure Called when it could not be had.
 */
export function useCoins(checkout: Checkout, onFailure: (error: Failure<PortErrorCode>) => void): CoinsView | null {
  const { actions } = checkoutOf(useStorefront())
  const [last, setWish] = useState<Wish | null>(null)
  const { loyaltyPoints } = checkout
  const { deliveryAddress } = checkout.userIdentity
  // Without an address nothing can be ordered yet, and nothing changed.
  if (!loyaltyPoints || !deliveryAddress) return null
  // A checkout that was read again says itself whether they are used.
  const wish = last?.seen === checkout ? last : null
  const isPending = wish?.isPending ?? false

  async function carry(isUsed: boolean, address: NonNullable<typeof deliveryAddress>): Promise<void> {
    setWish({ seen: checkout, isUsed, isPending: true })
    const carried = await actions.updateAddress(checkout.id, address, isUsed)
    setWish(carried.ok ? { seen: checkout, isUsed, isPending: false } : null)
    if (!carried.ok) onFailure(carried.error)
  }

  return {
    ...loyaltyPoints,
    isUsed: wish?.isUsed ?? loyaltyPoints.isUsed,
    isPending,
    toggle: (isUsed) => void (isPending || carry(isUsed, deliveryAddress)),
  }
}
