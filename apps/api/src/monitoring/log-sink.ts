import type { AnyValueMap } from '@opentelemetry/api-logs'
import { SeverityNumber } from '@opentelemetry/api-logs'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'

/** Takes lines of the log, and sends them on. */
export interface LogSink {
  write: (line: string) => void
  close: () => Promise<void>
}

/** The levels of the log as OpenTelemetry counts them. */
const severities: Readonly<Record<number, SeverityNumber>> = {
  10: SeverityNumber.TRACE,
  20: SeverityNumber.DEBUG,
  30: SeverityNumber.INFO,
  40: SeverityNumber.WARN,
  50: SeverityNumber.ERROR,
  60: SeverityNumber.FATAL,
}

interface Line extends AnyValueMap {
  readonly level: number
  readonly time: number
  readonly msg: string
}

/** Sends each line to a collector with its facts, within the step that wrote it. What may stand in one, the log has decided. */
export function createLogSink(resource: Resource, url: string): LogSink {
  const provider = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url }) })],
  })
  const logger = provider.getLogger('krishi')
  return {
    write(line) {
      const { level, time, msg, ...attributes } = JSON.parse(line) as Line
      const severityNumber = severities[level] ?? SeverityNumber.UNSPECIFIED
      logger.emit({ severityNumber, timestamp: time, body: msg, attributes })
    },
    close: () => provider.shutdown(),
  }
}
