/** Variables by their names. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads variables one by one, and notes in `fields` one sentence for each that cannot be used. */
export interface ConfigReader {
  /** The text of a variable without spaces around it; null where it is not set. */
  value: (name: string) => string | null
  /** One of the choices; `fallback` where it is not set, or is none of them. */
  oneOf: <Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice) => Choice
  /** A whole number from 0 to `max`. */
  wholeNumber: (name: string, fallback: number, max: number) => number
  /** A text that a setting of `reason` cannot do without; empty where it is not set. */
  needed: (name: string, reason: string) => string
  readonly fields: Record<string, string>
}

/** Makes the reader of one environment. */
export function createConfigReader(environment: Environment): ConfigReader {
  const fields: Record<string, string> = {}
  const value = (name: string) => environment[name]?.trim() || null
  return {
    value,
    oneOf(name, choices, fallback) {
      const text = value(name) ?? fallback
      const chosen = choices.find((choice) => choice === text)
      if (chosen === undefined) fields[name] = `${name} is "${text}", but must be one of ${choices.join(', ')}.`
      return chosen ?? fallback
    },
    wholeNumber(name, fallback, max) {
      const text = value(name) ?? String(fallback)
      const number = /^\d{1,6}$/.test(text) ? Number(text) : Infinity
      if (number > max) fields[name] = `${name} is "${text}", but must be a whole number from 0 to ${max}.`
      return number
    },
    needed(name, reason) {
      const text = value(name)
      if (text === null) fields[name] = `${name} is required with ${reason}: your account there has it.`
      return text ?? ''
    },
    fields,
  }
}
