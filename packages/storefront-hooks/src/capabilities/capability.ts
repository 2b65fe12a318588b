import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { PortName, StorefrontPorts } from '../storefront/storefront-ports.ts'

type Operation = (...args: never[]) => Promise<Result<unknown, PortErrorCode>>

/** The names of the operations of a port: its methods that answer with a `Result`. */
type OperationName<Port> = {
  [Name in keyof Port]: Port[Name] extends Operation ? Name : never
}[keyof Port] &
  string

/** Something that a backend can do or not: an operation of a port, such as `catalog.listing`. */
export type Capability = { [Name in PortName]: `${Name}.${OperationName<StorefrontPorts[Name]>}` }[PortName]

/** Tells whether the backend behind a set of ports can do something. One that says nothing can do everything. */
export function supportsCapability(ports: StorefrontPorts, capability: Capability): boolean {
  return ports.supports?.(capability) ?? true
}
