import type { Finding } from './config-production.ts'
import type { ConfigReader } from './config-reader.ts'
import type { MonitoringConfig } from './monitoring/open-monitor.ts'

/** Reads who is told how the shop fares; nobody unless a setting says so. */
export function readMonitoring({ value, wholeNumber, fields }: ConfigReader, port: number): MonitoringConfig {
  const [host, endpoint] = [value('METRICS_HOST') ?? '127.0.0.1', value('OTEL_EXPORTER_OTLP_ENDPOINT')]
  const metrics = value('METRICS_PORT') === null ? null : { port: wholeNumber('METRICS_PORT', 0, 65_535), host }
  if (metrics !== null && metrics.port === port && port !== 0) {
    fields['METRICS_PORT'] = 'METRICS_PORT is PORT: set another one, which shoppers do not reach.'
  }
  const isAddress = endpoint !== null && URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)
  if (endpoint !== null && !isAddress) {
    fields['OTEL_EXPORTER_OTLP_ENDPOINT'] =
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, such as http://127.0.0.1:4318.'
  }
  return { metrics, otlpEndpoint: isAddress ? endpoint.replace(/\/+$/, '') : null }
}

const isOwn = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)

/** What of it production should not have. */
export function findExposed({ metrics, otlpEndpoint }: MonitoringConfig): readonly Finding[] {
  const collector = otlpEndpoint === null ? null : new URL(otlpEndpoint)
  const findings: (Finding | null)[] = [
    metrics === null || isOwn(metrics.host)
      ? null
      : {
          variable: 'METRICS_HOST',
          sentence: `METRICS_HOST is ${metrics.host}: let only Prometheus reach it, by a firewall or a network of its own.`,
          risk: 'Whoever reaches the port reads how many orders and sign-ins there are.',
          remedy: 'unset METRICS_HOST',
          isRefused: false,
        },
    collector === null || collector.protocol === 'https:' || isOwn(collector.hostname)
      ? null
      : {
          variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
          sentence: 'OTEL_EXPORTER_OTLP_ENDPOINT leads to another host without encryption: use https.',
          risk: 'Whoever is on the way reads the log and what the shop does, ids of sessions and accounts among it.',
          remedy: `OTEL_EXPORTER_OTLP_ENDPOINT=${String(otlpEndpoint).replace('http:', 'https:')}`,
          isRefused: false,
        },
  ]
  return findings.filter((finding) => finding !== null)
}
