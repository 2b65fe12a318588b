import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Config } from '@krishi/api/config'
import type { Api } from '@krishi/api/create-api'
import type { Hono } from 'hono'
import { createHttpServer } from './create-http-server.ts'
import { createDrain } from './drain.ts'

/** How long an answer may still take after the shop has stopped listening, in ms: a picture from a phone with one bar. */
const answerLimitMs = 20_000

/** How long open work and the database may take to end, in ms. */
const closeLimitMs = 10_000

/** What listens, and where. */
export interface ServeOptions {
  readonly app: Hono<{ Bindings: HttpBindings }>
  readonly api: Pick<Api, 'beginClosing' | 'close'>
  readonly config: Pick<Config, 'port' | 'host' | 'closeDelay'>
  readonly say: (line: string) => void
}

/**
 * Listens until SIGINT or SIGTERM, then closes in this order: `/readyz` turns to 503 and answers end their connections; after
 * `closeDelay`, in which a load balancer notices, no more connections are taken; what is under way is answered; the database is
 * closed; the process ends with 0. Returns the port; rejects when it cannot listen.
 */
export async function serveShop({ app, api, config, say }: ServeOptions): Promise<number> {
  const server = createHttpServer(app)
  const drain = createDrain(server)
  server.listen(config.port, config.host)
  await once(server, 'listening')

  async function close(): Promise<void> {
    say('Closing the shop…')
    api.beginClosing()
    drain.begin()
    await wait(config.closeDelay * 1000)
    await drain.end(answerLimitMs)
    await Promise.race([api.close(), wait(closeLimitMs)])
  }

  let closing: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A terminal sends the signal to the whole group, and npm sends it again: the second one changes nothing.
    process.on(signal, () => {
      closing ??= close().finally(() => process.exit(0))
    })
  }
  return (server.address() as AddressInfo).port
}
