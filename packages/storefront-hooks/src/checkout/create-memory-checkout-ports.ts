import { createMemoryAddressPort } from '../address/create-memory-address-port.ts'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryOrdersPort } from '../orders/create-memory-orders-port.ts'
import type { CheckoutPorts } from './checkout-ports.ts'
import { createMemoryCheckoutPort } from './create-memory-checkout-port.ts'
import { createMemoryLedger } from './memory-ledger.ts'

/** The checkout's ports over one shop in memory: what is ordered through one can be read through another. */
export function createMemoryCheckoutPorts(backend: MemoryBackend): CheckoutPorts {
  const ledger = createMemoryLedger()
  return {
    checkout: createMemoryCheckoutPort(backend, ledger),
    address: createMemoryAddressPort(backend),
    orders: createMemoryOrdersPort(backend, ledger),
  }
}
