import type { Operation, PortErrorCode, RequestParts } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import { isFlag, isRecord } from '@krishi/storefront-core/shape'
import type { Capability } from '@krishi/storefront-hooks/capabilities'
import { completePorts } from '@krishi/storefront-hooks/capabilities'
import { systemClock } from '@krishi/storefront-hooks/clock'
import type { CallOptions } from '@krishi/storefront-hooks/http'
import { accept, createTableClient, platformFetch } from '@krishi/storefront-hooks/http'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { Place } from '../loader/place.ts'
import type { Connection } from './connection.ts'
import { readCards } from './read-cards.ts'
import { readJson } from './read-json.ts'
import { sharedCartAddress, siteElsewhere, withCoupon } from './site-elsewhere.ts'

/** What the client of the calls needs: all of them have one shape. */
interface PortCalls {
  readonly call: { readonly request: RequestParts }
}

const table = {
  // Elements only ask: a call that is made again does no harm.
  call: { method: 'POST', path: '/embed/calls/:operation', access: 'public', isRepeatable: true },
} as const satisfies Record<keyof PortCalls, Operation>

const nobody = () => Promise.resolve(ok(null))

const readResult = accept(
  (answer): answer is Result<unknown, PortErrorCode> => isRecord(answer) && isFlag(answer['ok']),
)

/** Ports whose operations the server of the shop carries out by its own: the page needs no code and no key of the engine. */
function askedPorts({ origin, locale }: Place, operations: readonly Capability[], fetch: typeof globalThis.fetch) {
  const client = createTableClient<PortCalls>(table, {
    baseUrl: origin,
    fetch,
    locale,
    clock: systemClock,
    isOffline: () => !navigator.onLine,
    getSession: nobody,
    onUnauthorized: nobody,
  })
  const ports: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const [port = '', method = ''] = operation.split('.')
    const methods = (ports[port] ??= {})
    methods[method] = async (body: unknown, options?: CallOptions) => {
      const answer = await client.call('call', { path: { operation }, body }, readResult, options)
      return answer.ok ? answer.value : answer
    }
  }
  return completePorts(ports)
}

/** A page of a shop on another engine, on the shop's own origin or on one that it lists. Rejects where the shop does not answer. */
export async function connectEngine(place: Place, fetch = platformFetch): Promise<Connection> {
  const { origin, locale } = place
  const [settings, operations] = await Promise.all([
    readJson(fetch(`${origin}/settings/web/${locale}/now.json`)) as Promise<Settings>,
    readJson(fetch(`${origin}/embed/calls`)) as Promise<readonly Capability[]>,
  ])
  const ports: StorefrontPorts = askedPorts(place, operations, fetch)
  return {
    ports,
    readSettings: () => Promise.resolve(settings),
    readProducts: readCards(ports, locale),
    ...(origin !== location.origin && {
      environment: siteElsewhere,
      handOver: (lines, coupon) => Promise.resolve(withCoupon(sharedCartAddress(place, lines), coupon)),
    }),
  }
}
