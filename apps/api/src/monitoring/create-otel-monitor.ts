import {
  context,
  metrics as globalMetrics,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Meter,
  type Tracer,
} from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { durationBoundaries, instruments } from './instruments.ts'
import { createLogSink } from './log-sink.ts'
import type { Monitor, Reading, StepOptions } from './monitor.ts'
import type { MonitoringConfig } from './open-monitor.ts'

const scope = 'krishi'

const kinds: Record<StepOptions['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
}

/** Who tells. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` say it better, as in every program with OpenTelemetry. */
const resourceOf = () =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'krishi-storefront' }))
    .merge(detectResources({ detectors: [envDetector] }))

/** Tells by OpenTelemetry: Prometheus reads figures from a port of its own, a collector is sent all there is. */
export async function createOtelMonitor({ metrics, otlpEndpoint }: MonitoringConfig): Promise<Monitor> {
  const resource = resourceOf()
  const prometheus = metrics && new PrometheusExporter({ ...metrics, preventServerStart: true, withoutScopeInfo: true })
  await prometheus?.startServer()
  const urlOf = (signal: string) => `${otlpEndpoint ?? ''}/v1/${signal}`
  const readers = otlpEndpoint
    ? [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: urlOf('metrics') }) })]
    : []
  const meters = new MeterProvider({ resource, readers: [...(prometheus ? [prometheus] : []), ...readers] })
  const figures = figuresOf(meters.getMeter(scope))
  if (!otlpEndpoint) {
    return {
      ...figures,
      step: (_name, _options, work) => work({ tell: () => undefined }),
      tellsSteps: false,
      log: null,
      close: () => meters.shutdown(),
    }
  }
  const spans = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: urlOf('traces') }))],
  })
  spans.register()
  const sink = createLogSink(resource, urlOf('logs'))
  return {
    ...figures,
    step: stepsOf(spans.getTracer(scope)),
    tellsSteps: true,
    log: sink,
    async close() {
      // A collector that is gone must not keep the shop from closing.
      await Promise.allSettled([spans.shutdown(), meters.shutdown(), sink.close()])
      for (const global of [trace, context, propagation, globalMetrics]) global.disable()
    },
  }
}

function figuresOf(meter: Meter): Pick<Monitor, 'count' | 'record' | 'watch'> {
  const counters = {
    'shop.security.events': meter.createCounter('shop.security.events', instruments['shop.security.events']),
    'shop.orders.placed': meter.createCounter('shop.orders.placed', instruments['shop.orders.placed']),
    'http.server.active_requests': meter.createUpDownCounter(
      'http.server.active_requests',
      instruments['http.server.active_requests'],
    ),
  }
  const duration = meter.createHistogram('http.server.request.duration', {
    ...instruments['http.server.request.duration'],
    advice: { explicitBucketBoundaries: durationBoundaries },
  })
  return {
    count: (name, facts, by = 1) => counters[name].add(by, facts),
    record: (_name, seconds, facts) => duration.record(seconds, facts),
    watch(name, read) {
      meter.createObservableGauge(name, instruments[name]).addCallback(async (result) => {
        const readings: readonly Reading[] = await Promise.resolve(read()).catch(() => [])
        for (const { value, facts } of readings) result.observe(value, facts)
      })
    },
  }
}

/** Says of what went wrong no more than its kind: messages of databases repeat what shoppers have written. */
const kindOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

function stepsOf(tracer: Tracer): Monitor['step'] {
  return (name, { kind, facts = {}, headers }, work) => {
    const parent = headers ? propagation.extract(ROOT_CONTEXT, Object.fromEntries(headers)) : context.active()
    return tracer.startActiveSpan(name, { kind: kinds[kind], attributes: { ...facts } }, parent, async (span) => {
      try {
        return await work({
          tell(known, more) {
            span.updateName(known)
            span.setAttributes({ ...more })
          },
        })
      } catch (error) {
        span.setAttribute('error.type', kindOf(error))
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })
  }
}
