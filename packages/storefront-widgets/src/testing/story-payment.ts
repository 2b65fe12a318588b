import type { MemoryPaymentTerms } from '@krishi/storefront-hooks/memory'
import type { PaymentMeans } from '@krishi/storefront-hooks/payment'

/** A shop whose orders can be paid online. */
export const onlineTerms: MemoryPaymentTerms = {
  isOnlineOpen: true,
  isCodDisabled: false,
  prepaidDiscount: 0,
  codAdvance: 0,
}

/** A provider whose window stays open. */
export const storyMeans: PaymentMeans = {
  texts: { shopName: 'Krishi', upi: 'UPI' },
  gateway: {
    open({ onOpen }) {
      onOpen()
      return new Promise(() => undefined)
    },
  },
}
