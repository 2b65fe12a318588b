import { multistream, pino, type Level, type Logger } from 'pino'
import type { Monitor } from './monitor.ts'

/** The log of the server: lines of JSON on its standard output, and to the collector where there is one. */
export function createLogger(level: Level | 'silent', { log }: Pick<Monitor, 'log'>): Logger {
  const options = { level, base: null }
  if (log === null || level === 'silent') return pino(options)
  return pino(
    options,
    multistream([
      { level, stream: process.stdout },
      { level, stream: log },
    ]),
  )
}
