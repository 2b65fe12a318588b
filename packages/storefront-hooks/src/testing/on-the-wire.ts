import { aSession } from '../memory/fixtures.ts'
import { createHttpPorts } from '../storefront/create-http-ports.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { aServer } from './a-server.ts'
import { createFakeClock } from './create-fake-clock.ts'

/** How a call is said on the wire, and what its answer is in the words of the shop. */
interface Said {
  readonly url: string
  readonly body: unknown
  readonly answer: unknown
  readonly value: unknown
}

/** A call by its name: how a port is asked, and how that is said on the wire. */
export type WireCall = readonly [name: string, ask: (ports: StorefrontPorts) => Promise<unknown>, said: Said]

/** Asks ports over HTTP, whose session is open, of a server that gives `answers`, and gives what came of it and what was sent. */
export async function onTheWire(ask: WireCall[1], ...answers: readonly unknown[]) {
  const server = aServer()
  for (const answer of [aSession(), ...answers]) server.answers(200, answer)
  const clock = createFakeClock()
  const ports = createHttpPorts({ baseUrl: '/api', fetch: server.fetch, locale: 'kn', clock })
  await ports.session.open()
  const value = await ask(ports)
  return { value, clock, sent: server.requests.slice(1).map(({ method, url, body }) => ({ method, url, body })) }
}
