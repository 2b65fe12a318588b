import { retryableOnce, unreachable } from '../storefront/lazy-port.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import type { Capability } from './capability.ts'
import { completePorts, type PartialPorts } from './complete-ports.ts'

type Operation = (...args: readonly unknown[]) => Promise<unknown>
type Operations = Readonly<Record<string, Readonly<Record<string, Operation | undefined>> | undefined>>

/**
 * As `completePorts`, for an adapter whose code is a chunk of its own that the first call loads: a page that only shows what a
 * server has read needs none of it. Operations answer 'network/offline' where the code cannot be loaded.
 *
 * @param capabilities What the adapter can do: known before its code is there.
 * @param load Returns what the adapter implements. Called again by the next call after it has failed.
 * @param eager Ports whose code is there at once, such as a session that listeners wait for.
 */
export function completeLazyPorts(
  capabilities: readonly Capability[],
  load: () => Promise<PartialPorts>,
  eager: PartialPorts = {},
): StorefrontPorts {
  const connect = retryableOnce(load)
  const ports: Record<string, Record<string, Operation>> = {}
  for (const capability of capabilities) {
    const [port = '', operation = ''] = capability.split('.')
    const operations = (ports[port] ??= {})
    operations[operation] = async (...args) =>
      ((await connect()) as Operations | null)?.[port]?.[operation]?.(...args) ?? unreachable
  }
  return completePorts({ ...(ports as PartialPorts), ...eager })
}
