import type { CartPort } from '../cart/cart-port.ts'
import type { CatalogPort } from '../catalog/catalog-port.ts'
import type { CheckoutPorts } from '../checkout/checkout-ports.ts'
import type { SessionPort } from '../session/session-port.ts'
import type { SettingsPort } from '../settings/settings-port.ts'
import type { TelemetryPort } from '../telemetry/telemetry-port.ts'

/** Every way out of a storefront. A backend of another kind is another set of these. */
export interface StorefrontPorts {
  readonly catalog: CatalogPort
  readonly cart: CartPort
  readonly session: SessionPort
  readonly settings: SettingsPort
  readonly telemetry: TelemetryPort
  /** The ports behind "Proceed". A function, so that their code stays out of the first load. */
  loadCheckout(): Promise<CheckoutPorts>
}
