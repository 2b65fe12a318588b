import { ok } from '@krishi/storefront-core/result'
import type { PartialPorts } from '@krishi/storefront-hooks/capabilities'
import { createMedusaAddresses } from './address-port.ts'
import { createMedusaCart } from './cart-port.ts'
import { createMedusaCatalog } from './catalog-port.ts'
import { createMedusaCheckout } from './checkout-port.ts'
import { createMedusaCoupons } from './coupons-port.ts'
import type { MedusaPortsOptions } from './create-medusa-ports.ts'
import { createMedusaClient } from './medusa-client.ts'
import type { MedusaCustomers } from './medusa-customers.ts'
import { createMedusaShop } from './medusa-shop.ts'
import { createMedusaOrders } from './orders-port.ts'

/** All that the adapter does over the wire, with one client: a chunk that the first call loads. */
export function connectMedusaPorts(options: MedusaPortsOptions, customers: MedusaCustomers): PartialPorts {
  const call = createMedusaClient(options, customers.token)
  const shop = createMedusaShop(call, options)
  return {
    address: createMedusaAddresses(call, customers),
    auth: {
      signOut() {
        customers.signOut()
        return Promise.resolve(ok(null))
      },
    },
    cart: createMedusaCart(shop),
    catalog: createMedusaCatalog(shop),
    checkout: createMedusaCheckout(shop, options.locale),
    coupons: createMedusaCoupons(shop),
    orders: createMedusaOrders(call, customers),
  }
}
