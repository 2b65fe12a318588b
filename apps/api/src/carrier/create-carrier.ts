import type { Carrier } from './carrier.ts'
import { createDemoCarrier } from './create-demo-carrier.ts'
import { createShipway, type ShipwayAccount } from './create-shipway.ts'

/** Who knows where parcels are, with what the account needs. */
export type CarrierConfig =
  | ({ readonly provider: 'shipway' } & ShipwayAccount)
  | { readonly provider: 'demo' }
  | { readonly provider: 'none' }

/** The carrier that the configuration names; null where nobody can be asked. */
export function createCarrier(config: CarrierConfig, now: () => Date): Carrier | null {
  if (config.provider === 'shipway') return createShipway(config)
  return config.provider === 'demo' ? createDemoCarrier(now) : null
}
