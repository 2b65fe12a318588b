import type { Result } from '@krishi/storefront-core/result'

/** The platform could not be asked, or did not do it. Its words are left out: they may repeat a name or number. */
export type PlatformError = 'platform/unavailable'

/** What is to be checked out, and by whom. */
export interface PlatformCart {
  readonly lines: readonly { readonly merchandiseId: string; readonly quantity: number }[]
  /** Empty without one. */
  readonly discountCode: string
  readonly note: string
  /** What the platform keeps beside the order, by name. */
  readonly attributes: Readonly<Record<string, string>>
  readonly buyer: {
    /** With +91 in front; empty where nobody knows it. */
    readonly phone: string
    readonly email: string
    /** Null for a guest. */
    readonly customerAccessToken: string | null
  }
}

/** Another platform on which a cart of this shop is checked out [29.3]. */
export interface ExternalPlatform {
  /** Takes the form of a signed-in shopper. */
  readonly formUrl: string
  /** The only hosts that shoppers are sent to. */
  readonly hosts: readonly string[]
  /** Makes a cart there; returns the address of its checkout, on one of `hosts`. */
  createCart: (cart: PlatformCart) => Promise<Result<string, PlatformError>>
  /** A token of the customer with this mobile number of ten digits. */
  createCustomerToken: (mobileNumber: string) => Promise<Result<string, PlatformError>>
}
