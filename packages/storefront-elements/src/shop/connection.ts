import type { Product } from '@krishi/storefront-core/catalog'
import type { CartLineReference } from '@krishi/storefront-core/contract'
import type { Settings } from '@krishi/storefront-core/settings'
import type { StorefrontEnvironment, StorefrontPorts } from '@krishi/storefront-hooks/storefront'

/** How a page reaches the shop: on the shop's own origin or on another. */
export interface Connection {
  /** What elements may ask; the widgets leave out what is not supported. */
  readonly ports: StorefrontPorts
  /** Where the cart is kept, and which device is asked where it is. @default as on the shop's own pages */
  readonly environment?: Pick<StorefrontEnvironment, 'storage' | 'sessionStorage' | 'device'>
  /** Rejects where the shop does not answer. */
  readonly readSettings: () => Promise<Settings>
  /** Products by their handles, without those that there are not. Rejects where the shop does not answer. */
  readonly readProducts: (handles: readonly string[]) => Promise<readonly Product[]>
  /**
   * Brings the cart to the shop, with the code of the coupon that it has, and returns the address of its page that has it.
   * @default the shop's cart is the same
   */
  readonly handOver?: (lines: readonly CartLineReference[], coupon: string | undefined) => Promise<string>
}
