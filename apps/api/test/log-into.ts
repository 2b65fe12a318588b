import { pino, type Logger } from 'pino'

/** A log of everything, whose lines a test can read. */
export function logInto(lines: string[]): Logger {
  return pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
}
