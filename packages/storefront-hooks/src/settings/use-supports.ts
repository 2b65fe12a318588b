import { useStorefront } from '../storefront/use-storefront.ts'
import type { Capability } from '../capabilities/capability.ts'
import { supportsCapability } from '../capabilities/capability.ts'

/** Whether the backend of this page can do something. A widget shows no control for what it cannot. */
export function useSupports(capability: Capability): boolean {
  return supportsCapability(useStorefront().ports, capability)
}
