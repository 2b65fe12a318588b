import type { PincodeInfo } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import { offeredOperations } from '@krishi/storefront-elements/offered'
import type { Capability } from '@krishi/storefront-hooks/capabilities'
import { supportsCapability } from '@krishi/storefront-hooks/capabilities'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import { createEnginePorts } from './server-ports.ts'
import type { EngineConnection } from './server-ports.ts'

type Operation = (input: unknown) => Promise<Result<unknown, PortErrorCode>>
type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** The engine that is asked, and in which language. */
export interface EngineAsked extends EngineConnection {
  readonly locale: Locale
  /** The shop's directory of pincodes, which is there with every engine. */
  readonly lookUpPincode: (pincode: string, locale: Locale) => Promise<Result<PincodeInfo, PortErrorCode>>
}

/** The operations that elements may ask and somebody can answer, by their names. */
function operationsOf({ locale, lookUpPincode, ...connection }: EngineAsked): ReadonlyMap<Capability, Operation> {
  const ports = createEnginePorts(connection, locale)
  const supported = offeredOperations.filter((operation) => supportsCapability(ports, operation))
  return new Map<Capability, Operation>([
    ...supported.map((operation) => [operation, operationOf(ports, operation)] as const),
    [
      'address.pincodeLookup',
      async (input) => (isPincode(input) ? lookUpPincode(input, locale) : err('request/invalid')),
    ],
  ])
}

function operationOf(ports: StorefrontPorts, name: Capability): Operation {
  const [port = '', method = ''] = name.split('.')
  return async (input) => (ports as unknown as Operations)[port]?.[method]?.(input) ?? err('port/unsupported')
}

function isPincode(input: unknown): input is string {
  return typeof input === 'string' && /^\d{6}$/.test(input)
}

/** What elements may ask and the engine or the shop can do. */
export function askableOperations(asked: EngineAsked): readonly Capability[] {
  return [...operationsOf(asked).keys()]
}

/**
 * Asks the engine what an element asks; null for what elements may not ask. Of the shop itself only the directory of pincodes is reached.
 * Rejects where `input`, which comes from any page, is nothing that the port can read.
 */
export async function askEngine(
  asked: EngineAsked,
  name: string,
  input: unknown,
): Promise<Result<unknown, PortErrorCode> | null> {
  const operation = offeredOperations.find((offered) => offered === name)
  if (operation === undefined) return null
  return operationsOf(asked).get(operation)?.(input) ?? err('port/unsupported')
}
