import type { Config } from '@krishi/api/config'
import type { Api } from '@krishi/api/create-api'
import { absolutePictures } from '@krishi/api/embed/absolute-pictures'
import { allowCalls } from '@krishi/api/embed/allow-origins'
import { embedOriginOf } from '@krishi/api/embed/embed-caller'
import { clientAddress } from '@krishi/api/http/client-address'
import { languageOf, refuse } from '@krishi/api/http/envelope'
import { createOrigins } from '@krishi/api/http/origin-of'
import { readBody } from '@krishi/api/http/read-input'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { EngineAsked } from '../src/composition/ask-engine.ts'
import type { ServerEngine } from '../src/composition/engine.ts'
import type { EngineConnection } from '../src/composition/server-ports.ts'
import { compressText } from './compression.ts'

/** How the engine is asked. */
export interface EngineCalls {
  /** Loads what asks: a part of the build that pages are rendered with. */
  readonly loadAsking: () => Promise<Pick<typeof import('../src/entry-server.tsx'), 'askEngine' | 'askableOperations'>>
  readonly engine: ServerEngine
  readonly onOtherVersion?: EngineConnection['onOtherVersion']
}

/** The dependencies of the calls. */
export interface EngineCallsOptions extends EngineCalls {
  readonly guards: Api['guards']
  readonly lookUpPincode: Api['lookUpPincode']
  readonly config: Pick<Config, 'embedOrigins' | 'publicOrigin' | 'trustedProxies'>
}

/** A full cart with ids as long as Shopify's has some 20 kB. */
const maximumBody = 100_000

/** What can be asked changes with the engine alone, in seconds. */
const listLasts = 300

/** Answers JSON, compressed where the caller takes that. */
function answerJson(c: Context, value: unknown): Response {
  const { body, encoding } = compressText(JSON.stringify(value), c.req.header('accept-encoding') ?? '')
  if (encoding !== null) c.header('content-encoding', encoding)
  return c.body(body, 200, { 'content-type': 'application/json', vary: 'accept-encoding' })
}

/**
 * What elements ask of a shop on another engine, each call answered by the ports of the engine on the server: `GET /` tells the operations, and
 * `POST /<port>.<operation>` makes one with the value in its body and answers the `Result`. No cookie is read, and nobody is signed in.
 */
export function createEngineCalls({ guards, lookUpPincode, config, ...options }: EngineCallsOptions): Hono {
  const { embedOrigins, trustedProxies } = config
  const origins = createOrigins(config)
  const app = new Hono()

  const engineFor = (c: Context): EngineAsked => ({
    engine: options.engine,
    shopperAddress: clientAddress(c, trustedProxies),
    onOtherVersion: options.onOtherVersion,
    locale: languageOf(c),
    lookUpPincode,
  })
  const isForeign = (c: Context, origin = c.req.header('origin')) =>
    origin !== undefined && origin !== origins.originOf(c) && !embedOrigins.includes(origin)

  app.use(guards.log)
  // Before whatever refuses: a page of another origin can read why.
  allowCalls(app, embedOrigins, 'GET', '/')
  allowCalls(app, embedOrigins, 'POST', '/:operation')
  app.use(
    guards.limit(() => 'call'),
    guards.limitOrigins,
  )
  app.use((c, next) => (isForeign(c) ? Promise.resolve(refuse(c, 'auth/forbidden')) : next()))
  app.use(bodyLimit({ maxSize: maximumBody, onError: (c) => refuse(c, 'request/too-large') }))

  app.get('/', async (c) => {
    const { askableOperations } = await options.loadAsking()
    c.header('cache-control', `public, max-age=${String(listLasts)}`)
    return answerJson(c, askableOperations(engineFor(c)))
  })
  app.post('/:operation', async (c) => {
    c.header('cache-control', 'no-store')
    const input = await readBody(c)
    if (!input.ok) return refuse(c, input.error.code, input.error)
    const { askEngine } = await options.loadAsking()
    // The input is whatever a page has sent: a port that cannot read it says no more about it.
    const answer = await askEngine(engineFor(c), c.req.param('operation'), input.value).catch(() => 'unreadable')
    if (answer === null) return refuse(c, 'request/not-found')
    if (answer === 'unreadable') return refuse(c, 'request/invalid')
    const isElsewhere = embedOriginOf(c, { embedOrigins, origins }) !== null
    return answerJson(c, isElsewhere ? absolutePictures(answer, origins.originOf(c)) : answer)
  })
  app.all('*', (c) => refuse(c, 'request/not-found'))
  return app
}
