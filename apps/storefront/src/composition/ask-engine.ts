import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import { offeredOperations } from '@krishi/storefront-elements/offered'
import type { Capability } from '@krishi/storefront-hooks/capabilities'
import { supportsCapability } from '@krishi/storefront-hooks/capabilities'
import { createEnginePorts } from './server-ports.ts'
import type { EngineConnection } from './server-ports.ts'

type Operation = (input: unknown) => Promise<Result<unknown, PortErrorCode>>
type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** The engine that is asked, and in which language. */
export interface EngineAsked extends EngineConnection {
  readonly locale: Locale
}

/** What elements may ask and the engine can do. */
export function askableOperations({ locale, ...connection }: EngineAsked): readonly Capability[] {
  const ports = createEnginePorts(connection, locale)
  return offeredOperations.filter((operation) => supportsCapability(ports, operation))
}

/**
 * Asks the engine what an element asks; null for what elements may not ask. Only the engine is asked: nothing of the shop's own API can be
 * reached. Rejects where `input`, which comes from any page, is nothing that the port can read.
 */
export async function askEngine(
  { locale, ...connection }: EngineAsked,
  name: string,
  input: unknown,
): Promise<Result<unknown, PortErrorCode> | null> {
  const operation = offeredOperations.find((offered) => offered === name)
  if (operation === undefined) return null
  const ports = createEnginePorts(connection, locale)
  if (!supportsCapability(ports, operation)) return err('port/unsupported')
  const [port = '', method = ''] = operation.split('.')
  return (await (ports as unknown as Operations)[port]?.[method]?.(input)) ?? null
}
