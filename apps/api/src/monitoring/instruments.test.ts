import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../../scripts/e2e/free-port.ts'
import { instruments } from './instruments.ts'
import type { Monitor } from './monitor.ts'
import { openMonitor } from './open-monitor.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

let monitor: Monitor
/** The names of all figures, as Prometheus reads them once each has been told. */
let names: ReadonlySet<string>

beforeAll(async () => {
  const port = freePort()
  const opened = await openMonitor({ metrics: { port, host: '127.0.0.1' }, otlpEndpoint: null })
  if (!opened.ok) throw new Error(opened.error.serverMessage)
  monitor = opened.value
  monitor.count('http.server.active_requests')
  monitor.count('shop.security.events')
  monitor.count('shop.orders.placed')
  monitor.record('http.server.request.duration', 1)
  for (const name of Object.keys(instruments) as (keyof typeof instruments)[]) {
    const { kind } = instruments[name]
    if (kind === 'gauge') monitor.watch(name as Parameters<Monitor['watch']>[0], () => [{ value: 1 }])
  }
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  names = new Set([...figures.matchAll(/^([a-z]\w*)(?:\{| )/gm)].map(([, name = '']) => name))
})
afterAll(() => monitor.close())

it('tells Prometheus of every figure', () => {
  const told = [...names].join(' ')
  for (const name of Object.keys(instruments)) expect(told).toContain(name.replaceAll('.', '_'))
})

it.each([
  ['deploy/monitoring/grafana-dashboard.json', 12],
  ['deploy/monitoring/alerts.yml', 8],
  ['docs/MONITORING.md', 8],
])('%s names figures that there are, and no other', (path, fewest) => {
  const used = [...read(path).matchAll(/\b(?:http_server|shop|db_client|nodejs|process|v8js)_\w+/g)].map(
    ([name]) => name,
  )
  const labels = ['http_route', 'db_client_connection_state']
  const figures = [...new Set(used)].filter((name) => !labels.includes(name))
  expect(figures.length).toBeGreaterThanOrEqual(Math.min(fewest, names.size - 3))
  expect(figures.filter((name) => !names.has(name))).toEqual([])
})

it('every alert is explained', () => {
  const alerts = [...read('deploy/monitoring/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const explained = [...read('docs/MONITORING.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
  expect(alerts.filter((name) => !explained.includes(name))).toEqual([])
})
