import type { ErrorEnvelope } from '@krishi/storefront-core/contract'
import { readConfig, type Config } from '../src/config.ts'
import type { ApiDependencies } from '../src/api-dependencies.ts'
import { createApi, type Api } from '../src/create-api.ts'
import { openDatabase, type Database, type OpenDatabase } from '../src/database/index.ts'
import { testSeeds } from './catalogue.ts'
import type { TestDatabase } from './databases.ts'

/** A configuration for tests: silent, without limits, and without anybody who takes payments online. */
export function testConfig(location: TestDatabase): Config {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
  if (!config.ok)
    throw new Error('The configuration of the tests is refused. No test can run. Correct test/open-shop.ts.')
  return {
    ...config.value,
    databaseUrl: location.databaseUrl,
    dataDir: location.dataDir,
    payment: { provider: 'none' },
  }
}

/** The API with the tables that it works on, so that a test can be the shopkeeper. */
export interface TestShop extends Api {
  readonly database: Database
}

/** The real API on the test catalogue, ready for calls. */
export async function openShop(location: TestDatabase, dependencies: Partial<ApiDependencies> = {}): Promise<TestShop> {
  let opened: OpenDatabase | undefined
  const api = createApi({
    config: testConfig(location),
    seeds: testSeeds(),
    ...dependencies,
    async openDatabase(where) {
      const result = await (dependencies.openDatabase ?? openDatabase)(where)
      if (result.ok) opened = result.value
      return result
    },
  })
  const ready = await api.ready()
  if (!ready.ok || !opened) throw new Error(ready.ok ? 'no database' : ready.error.serverMessage)
  return { ...api, database: opened.database }
}

/** An answer of the API, parsed. */
export interface Answer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** What a test call may set. */
export interface CallOptions {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The network address that the call comes from; without one it is the server's own. */
  readonly from?: string | undefined
}

/** What answers calls: the API in this process, or a shop that is reached over a network. */
export interface Callable {
  readonly app: Pick<Api['app'], 'request'>
}

/** Calls the API in process as the host does. `path` starts after `/api`. */
export async function call<Body = ErrorEnvelope>(
  api: Callable,
  path: string,
  { method, body, headers = {}, from }: CallOptions = {},
): Promise<Answer<Body>> {
  const hasBody = body !== undefined
  const init = {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
  }
  const answer = await api.app.request(`/api${path}`, init, from && { incoming: { socket: { remoteAddress: from } } })
  const parsed: Body = await answer.json()
  return { status: answer.status, headers: answer.headers, body: parsed }
}
