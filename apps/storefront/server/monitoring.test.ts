import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Monitor } from '@krishi/api/monitoring/monitor'
import { openMonitor } from '@krishi/api/monitoring/open-monitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logTo } from '../../api/test/log-into.ts'
import { askForCode, openBrowser } from '../../api/test/sign-in.ts'
import { freePort } from '../../../scripts/e2e/free-port.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}

interface Traces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

/** What a collector of OpenTelemetry was sent, by address. */
const sent: { readonly path: string; readonly body: string }[] = []
const collector: Server = createServer((request, response) => {
  void text(request).then((body) => {
    sent.push({ path: request.url ?? '', body })
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
const sentTo = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => body)
const textOf = (span: Span, key: string) => span.attributes.find((each) => each.key === key)?.value.stringValue

async function open(otlpEndpoint: string | null): Promise<{ readonly monitor: Monitor; readonly address: string }> {
  const port = freePort()
  const opened = await openMonitor({ metrics: { port, host: '127.0.0.1' }, otlpEndpoint })
  if (!opened.ok) throw new Error(opened.error.serverMessage)
  return { monitor: opened.value, address: `http://127.0.0.1:${port}` }
}

/** Serves a shop that tells of itself, to a shopper who signs in; returns what Prometheus reads. */
async function serveShopper(): Promise<string> {
  const { monitor, address } = await open(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  const logger = logTo(monitor.log ?? { write: () => undefined })
  const ofTest = createApiOfTest({ monitor, logger }, { rateLimit: true })
  await ofTest.api.ready()
  const shop = createShopOfTest(ofTest, { monitor })
  const ask = (path: string, init: RequestInit = {}) =>
    shop.request(path, init, { incoming: { socket: { remoteAddress: '203.0.113.5' } } })
  const { shopper } = await openBrowser(ofTest.api)
  await askForCode(shopper, '9876501234', 'en', { from: '203.0.113.5' })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await ask('/products/urea?name=Lakshmi', { headers: { traceparent, cookie: 'krishi_session=secret-token' } })
  for (let count = 0; count < 61; count += 1) await ask('/robots.txt')
  const figures = await (await fetch(`${address}/metrics`)).text()
  await ofTest.close()
  return figures
}

describe('a shop that tells how it fares', () => {
  let figures = ''
  beforeAll(async () => {
    collector.listen(0, '127.0.0.1')
    await once(collector, 'listening')
    figures = await serveShopper()
  })
  afterAll(() => void collector.close())

  it('counts answers by pattern and status, codes, refusals and what waits, where Prometheus reads', () => {
    expect(figures).toMatch(
      /http_server_request_duration_count\{.*http_route="\/products\/:handle".*status_code="200".*\} 1/,
    )
    expect(figures).toMatch(/http_server_request_duration_bucket\{.*le="0.25"\}/)
    expect(figures).toMatch(/http_server_active_requests 0/)
    expect(figures).toMatch(/shop_security_events_total\{event="code-sent"\} 1/)
    expect(figures).toMatch(/shop_security_events_total\{event="limit-reached",code="request\/rate-limited"\} 1/)
    for (const queue of ['payments', 'refunds', 'pack-news', 'reviews']) {
      expect(figures).toMatch(new RegExp(`shop_queue_length\\{queue="${queue}"\\} \\d`))
    }
    expect(figures).toMatch(/nodejs_eventloop_delay_p99 [\d.e-]+\n/)
    expect(figures).toMatch(/process_memory_usage \d{7,}/)
  })

  it('sends a page with its rendering and its statements as one trace, which the caller began', () => {
    const bodies = sentTo('/v1/traces').map((body) => JSON.parse(body) as Traces)
    const spans = bodies.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    )
    const page = spans.find(({ name }) => name === 'GET /products/:handle')
    expect(page).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' })
    const ofPage = spans.filter(({ traceId }) => traceId === page?.traceId)
    const rendering = ofPage.find(({ name }) => name === 'render page')
    expect(rendering?.parentSpanId).toBe(page?.spanId)
    const statements = ofPage.flatMap((span) => textOf(span, 'db.query.text') ?? [])
    expect(statements.some((statement) => /^select .* from "products".*\$1/s.test(statement))).toBe(true)
    expect(statements.join()).not.toContain('urea')
  })

  it('sends figures, and each line of the log within the trace that wrote it', () => {
    expect(sentTo('/v1/metrics').join()).toContain('http.server.request.duration')
    const logs = sentTo('/v1/logs').join()
    expect(logs).toMatch(/"stringValue":"answered"/)
    expect(logs).toContain('0af7651916cd43dd8448eb211c80319c')
  })

  it('tells nobody whose page it was', () => {
    const all = [figures, ...sent.map(({ body }) => body)].join()
    for (const personal of ['Lakshmi', 'secret-token', '203.0.113.5', '9876501234']) expect(all).not.toContain(personal)
  })

  it('does not start where somebody else listens on its port', async () => {
    const { port } = collector.address() as AddressInfo
    const opened = await openMonitor({ metrics: { port, host: '127.0.0.1' }, otlpEndpoint: null })
    expect(opened).toMatchObject({ ok: false, error: { code: 'metrics/port-taken' } })
  })
})

describe('a shop that tells nobody', () => {
  /** What a server with these settings has loaded of OpenTelemetry once it is open, in a process of its own. */
  function loadedBy(otlpEndpoint: string | null): readonly string[] {
    const program = `
      import { registerHooks } from 'node:module'
      const loaded = new Set()
      registerHooks({ resolve(name, context, next) {
        const found = next(name, context)
        if (found.url.includes('/@opentelemetry/')) loaded.add(name)
        return found
      } })
      await import('./src/create-api.ts')
      await import('./src/database/open-database.ts')
      const { openMonitor } = await import('./src/monitoring/open-monitor.ts')
      const opened = await openMonitor({ metrics: null, otlpEndpoint: ${JSON.stringify(otlpEndpoint)} })
      process.stdout.write(JSON.stringify([...loaded]))
      await opened.value.close()`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: fileURLToPath(new URL('../../api', import.meta.url)),
      encoding: 'utf8',
    })
    if (stdout === '') throw new Error(`The server did not open. ${stderr} Correct it.`)
    return JSON.parse(stdout) as string[]
  }

  it('loads nothing of OpenTelemetry', () => expect(loadedBy(null)).toEqual([]))

  it('loads it once a collector is named', () => {
    expect(loadedBy('http://127.0.0.1:9')).toContain('@opentelemetry/sdk-trace-node')
  })
})
