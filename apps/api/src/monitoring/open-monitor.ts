import { err, ok, type Result } from '@krishi/storefront-core/result'
import { noMonitor, type Monitor } from './monitor.ts'

/** Who is told how the shop fares. */
export interface MonitoringConfig {
  /** Where Prometheus reads; null for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** Where a collector of OpenTelemetry takes traces, figures and logs by OTLP over HTTP; null for nowhere. */
  readonly otlpEndpoint: string | null
}

/**
 * Opens what the configuration asks for. OpenTelemetry is loaded then and not before. Fails with `metrics/port-taken`, whose
 * `serverMessage` says what to do.
 */
export async function openMonitor(config: MonitoringConfig): Promise<Result<Monitor, 'metrics/port-taken'>> {
  if (config.metrics === null && config.otlpEndpoint === null) return ok(noMonitor)
  const { createOtelMonitor } = await import('./create-otel-monitor.ts')
  try {
    return ok(await createOtelMonitor(config))
  } catch (error) {
    const { port, host } = config.metrics ?? { port: 0, host: '' }
    return err('metrics/port-taken', {
      serverMessage: `Nobody can listen on METRICS_PORT ${String(port)} of ${host}: ${error instanceof Error ? error.message : String(error)}. Nothing was started. Choose a port that is free.`,
    })
  }
}
