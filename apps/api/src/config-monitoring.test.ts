import { describe, expect, it } from 'vitest'
import { inspectConfig, readConfig } from './config.ts'

/** The fewest variables that production starts with. */
const sold = {
  NODE_ENV: 'production',
  ALLOW_EMBEDDED: '1',
  SESSION_SECRET: '9f4c1be07d2a86e35b9d70c4f81a6e2d',
  PUBLIC_ORIGIN: 'https://shop.example',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
}

const refusedOf = (environment: Record<string, string>) =>
  inspectConfig(environment).findings.flatMap(({ variable, isRefused }) => (isRefused ? [variable] : []))

describe('monitoring', () => {
  it('tells nobody unless a setting says so', () => {
    const config = readConfig({})
    expect(config.ok && config.value.monitoring).toEqual({ metrics: null, otlpEndpoint: null })
  })

  it('is read by this machine alone, and sent to a collector', () => {
    const config = readConfig({ METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' })
    expect(config.ok && config.value.monitoring).toEqual({
      metrics: { port: 9464, host: '127.0.0.1' },
      otlpEndpoint: 'http://127.0.0.1:4318',
    })
  })

  it.each<[Record<string, string>, string]>([
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT'],
    [{ METRICS_PORT: 'many' }, 'METRICS_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ])('refuses %o', (environment, name) => expect(refusedOf(environment)).toEqual([name]))

  it('warns of what others could read in production', () => {
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example' }
    const warned = (environment: Record<string, string>) =>
      inspectConfig({ ...sold, ...environment }).findings.map(({ variable }) => variable)
    expect(warned(open)).toEqual(expect.arrayContaining(['METRICS_HOST', 'OTEL_EXPORTER_OTLP_ENDPOINT']))
    const kept = { METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example' }
    expect(warned(kept)).toEqual(warned({}))
  })
})
