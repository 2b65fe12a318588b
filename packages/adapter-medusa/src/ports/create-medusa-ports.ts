import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { SessionUser } from '@krishi/storefront-core/session'
import { completeLazyPorts, type Capability } from '@krishi/storefront-hooks/capabilities'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import { createMedusaClient, type MedusaAddress } from './medusa-client.ts'
import { createMedusaCustomers, type EmailSignIn, type NewCustomer } from './medusa-customers.ts'
import type { MedusaShopFacts } from './medusa-shop.ts'

/** How a Medusa shop is reached, and what it is. */
export interface MedusaPortsOptions extends MedusaAddress, MedusaShopFacts {
  /** The language of the page. */
  readonly locale: Locale
}

/** The ports of a Medusa shop, and its own way of signing in, for a host that has a form for it: it sends no codes. */
export interface MedusaPorts extends StorefrontPorts {
  /** Signs in by e-mail and password; 'auth/required' where they do not fit. */
  signInByEmail: (who: EmailSignIn) => Promise<Result<SessionUser, PortErrorCode>>
  /** Makes a customer and signs in; 'request/invalid' where the e-mail has an account already. */
  registerByEmail: (who: NewCustomer) => Promise<Result<SessionUser, PortErrorCode>>
}

/** What Medusa can do of what the shop asks for. */
const capabilities: readonly Capability[] = [
  'address.list',
  'address.readDefault',
  'address.save',
  'address.update',
  'address.remove',
  'auth.signOut',
  'cart.price',
  'catalog.collection',
  'catalog.listing',
  'catalog.filterOptions',
  'catalog.filterCounts',
  'catalog.product',
  'catalog.similar',
  'catalog.productCards',
  'catalog.menu',
  'catalog.search',
  'checkout.create',
  'checkout.read',
  'checkout.updateAddress',
  'checkout.placeOrder',
  'checkout.settleOrder',
  'coupons.validate',
  'orders.read',
  'orders.list',
]

/**
 * The ports of a shop on a Medusa server. What Medusa cannot do answers 'port/unsupported', and `supports` says so. Runs in browsers
 * and on servers.
 *
 * @example
 * createMedusaPorts({ baseUrl, publishableKey, regionId, shipping, locale: 'en' })
 */
export function createMedusaPorts(options: MedusaPortsOptions): MedusaPorts {
  const customers = createMedusaCustomers((token) => createMedusaClient(options, token), options)
  const load = async () => (await import('./connect-medusa-ports.ts')).connectMedusaPorts(options, customers)
  return {
    ...completeLazyPorts(capabilities, load, { session: customers }),
    signInByEmail: customers.signIn,
    registerByEmail: customers.register,
  }
}
