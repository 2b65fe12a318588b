import type { SessionUser } from '@krishi/storefront-core/session'
import { createMemoryCartPort } from '../cart/create-memory-cart-port.ts'
import { createMemoryCatalogPort } from '../catalog/create-memory-catalog-port.ts'
import { createMemoryCheckoutPorts } from '../checkout/create-memory-checkout-ports.ts'
import { createMemorySessionPort } from '../session/create-memory-session-port.ts'
import { createMemorySettingsPort } from '../settings/create-memory-settings-port.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { createMemoryTelemetryPort } from '../telemetry/create-memory-telemetry-port.ts'
import type { MemoryBackend } from './create-memory-backend.ts'

/** What a set of memory ports can be told. */
export interface MemoryPortsOptions {
  readonly backend: MemoryBackend
  /** Who is signed in; without it a guest. */
  readonly user?: Partial<SessionUser>
  /** What the owner has changed of the settings. */
  readonly settings?: unknown
}

/** All ports over one shop in memory, for stories, tests and demos. */
export function createMemoryPorts({ backend, user, settings }: MemoryPortsOptions): StorefrontPorts {
  const session = createMemorySessionPort(backend, user)
  const checkout = createMemoryCheckoutPorts(backend)
  return {
    session,
    catalog: createMemoryCatalogPort(backend),
    cart: createMemoryCartPort(backend),
    settings: createMemorySettingsPort(backend, settings),
    telemetry: createMemoryTelemetryPort(backend),
    loadCheckout: () => Promise.resolve(checkout),
  }
}
