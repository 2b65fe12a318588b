import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import { offeredOperations } from '@krishi/storefront-elements/offered'
import type { Capability } from '@krishi/storefront-hooks/capabilities'
import { supportsCapability } from '@krishi/storefront-hooks/capabilities'
import { createServerPorts } from './server-ports.ts'
import type { Connection } from './server-ports.ts'

type Ports = Readonly<Record<string, Readonly<Record<string, (input: unknown) => Promise<Result<unknown, PortErrorCode>>>>>>

/** What elements may ask of the shop and its engine can do. */
export function askableOperations(connection: Connection): readonly Capability[] {
  const ports = createServerPorts(connection)
  return offeredOperations.filter((operation) => supportsCapability(ports, operation))
}

/**
 * Asks the ports of the server what an element asks; null for what elements may not ask. Rejects where `input`, which comes from any page,
 * is nothing that the port can read.
 */
export async function askPorts(
  connection: Connection,
  name: string,
  input: unknown,
): Promise<Result<unknown, PortErrorCode> | null> {
  const operation = offeredOperations.find((offered) => offered === name)
  if (operation === undefined) return null
  const ports = createServerPorts(connection)
  if (!supportsCapability(ports, operation)) return err('port/unsupported')
  const [port = '', method = ''] = operation.split('.')
  return (await (ports as unknown as Ports)[port]?.[method]?.(input)) ?? null
}
