import { setTimeout as wait } from 'node:timers/promises'
import { ok, type Result } from '@krishi/storefront-core/result'
import { Hono } from 'hono'
import type { ApiDependencies } from './api-dependencies.ts'
import { createApiReaders, type ApiReaders } from './api-readers.ts'
import { refuse } from './http/envelope.ts'
import type { Guards } from './http/guard.ts'
import { openApi, type ApiStartError, type OpenedApi } from './open-api.ts'
import { openSandbox } from './payment-sandbox/open-sandbox.ts'

/** A backend that runs in the caller's process. */
export interface Api extends ApiReaders {
  /** What everything else that the host serves goes through, as calls of the API do; lets all pass before `ready`. */
  readonly guards: Guards
  /** Serves `/api/*`, `/healthz` and `/readyz`; `/api` answers 503 until `ready`. */
  readonly app: Hono
  /** Opens, migrates and seeds the database; more calls give the same promise. */
  ready: () => Promise<Result<null, ApiStartError>>
  /** One round of what a timer does with payments: what the provider says, what is over, what goes back. */
  runPaymentMaintenance: () => Promise<void>
  /** One round of what a timer does with requests to be told of packs: tells those whose pack is back. */
  tellShoppers: () => Promise<void>
  /** One round of what a timer does with alerts in the browser: notes how orders stand, and sends what is due. */
  sendAlerts: () => Promise<void>
  /** Tells `/readyz` that this server will close, so that no more calls are sent to it; those that come are answered. */
  beginClosing: () => void
  /** Refuses new calls, lets running ones end, then closes the database and releases its directory. */
  close: () => Promise<void>
}

/** How long `close` waits for running calls, in ms. */
const drainTime = 10_000

/** Makes the backend. It listens on nothing: the host serves `app`, and calls it in process to render pages. */
export function createApi(dependencies: ApiDependencies): Api {
  const app = new Hono()
  const sandbox = openSandbox(dependencies.config, app)
  const running = new Set<Promise<unknown>>()
  let opening: Promise<Result<OpenedApi, ApiStartError>> | undefined
  let opened: OpenedApi | undefined
  let isLeaving = false
  let closing: Promise<void> | undefined
  const serving = () => (opened && !closing ? opened : null)

  async function shutDown(): Promise<void> {
    const result = await opening?.catch(() => undefined)
    await Promise.race([Promise.allSettled(running), wait(drainTime, null, { ref: false })])
    if (result?.ok) await result.value.close()
    await dependencies.monitor?.close()
  }

  mountHealth(app, () => (isLeaving ? null : serving()))
  app.all('/api/*', async (context) => {
    const api = serving()
    if (api === null) return refuse(context, 'network/server', { status: 503, retryAfter: 2 })
    const call = Promise.resolve(api.edge.fetch(context.req.raw, context.env))
    running.add(call)
    try {
      return await call
    } finally {
      running.delete(call)
    }
  })

  return {
    app,
    guards: {
      log: (context, next) => opened?.guards.log(context, next) ?? next(),
      limitOrigins: (context, next) => opened?.guards.limitOrigins(context, next) ?? next(),
      limit:
        (...rule) =>
        (context, next) =>
          opened?.guards.limit(...rule)(context, next) ?? next(),
    },
    async ready() {
      opening ??= openApi(dependencies, sandbox).then((result) => {
        if (result.ok) opened = result.value
        return result
      })
      const result = await opening
      return result.ok ? ok(null) : result
    },
    ...createApiReaders(dependencies, serving),
    ...createRounds(serving),
    beginClosing() {
      isLeaving = true
    },
    close() {
      closing ??= shutDown()
      return closing
    },
  }
}

/** What timers do, done at once; nothing before `ready` and while the API closes. */
function createRounds(
  serving: () => OpenedApi | null,
): Pick<Api, 'runPaymentMaintenance' | 'tellShoppers' | 'sendAlerts'> {
  return {
    async runPaymentMaintenance() {
      await serving()?.runPaymentMaintenance()
    },
    async tellShoppers() {
      await serving()?.tellShoppers()
    },
    async sendAlerts() {
      await serving()?.sendAlerts()
    },
  }
}

/** Answers what runs the server: whether the process lives, and whether it can be sent calls. */
function mountHealth(app: Hono, ready: () => OpenedApi | null): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) =>
    (await canAnswer(ready())) ? context.json({ status: 'ready' }) : context.json({ status: 'unavailable' }, 503),
  )
}

/** Whether the server can answer calls now; without its database where the pages of the catalogue need none. */
async function canAnswer(api: OpenedApi | null): Promise<boolean> {
  if (api === null) return false
  return api.database.ping().then(
    () => true,
    () => api.shopWindow.standsAlone,
  )
}
