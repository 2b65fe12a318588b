import { pino, type Logger } from 'pino'

/** A log of everything, each line of which goes to a test. */
export function logTo(stream: { write: (line: string) => void }): Logger {
  return pino({ level: 'trace' }, stream)
}

/** A log of everything, whose lines a test can read. */
export function logInto(lines: string[]): Logger {
  return logTo({ write: (line) => void lines.push(line) })
}
