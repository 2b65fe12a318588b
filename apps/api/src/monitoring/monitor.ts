import type { InstrumentName } from './instruments.ts'

/** What a figure or a step of work is told apart by. Nothing about a shopper goes into it, and nothing that a shopper has written. */
export type Facts = Readonly<Record<string, string | number>>

/** One value of a gauge. */
export interface Reading {
  readonly value: number
  readonly facts?: Facts
}

/** A step of work while it goes on. */
export interface Step {
  /** What is known of it by now. */
  tell: (name: string, facts: Facts) => void
}

/** What a step begins with. */
export interface StepOptions {
  readonly kind: 'server' | 'client' | 'internal'
  readonly facts?: Facts
  /** Headers that may say which step of another program this one belongs to. */
  readonly headers?: Headers
}

/** Tells those who run the shop how it fares. */
export interface Monitor {
  /** Adds to what is counted, one unless told otherwise. */
  count: (name: InstrumentName<'counter' | 'level'>, facts?: Facts, by?: number) => void
  /** Enters how long something took, in seconds. */
  record: (name: InstrumentName<'histogram'>, seconds: number, facts?: Facts) => void
  /** Reads a gauge whenever somebody looks. What cannot be read is left out. */
  watch: (name: InstrumentName<'gauge'>, read: () => readonly Reading[] | Promise<readonly Reading[]>) => void
  /** Does a step of work, and tells how long it took and whether it threw, within the step that it is part of. */
  step: <Value>(name: string, options: StepOptions, work: (step: Step) => Promise<Value>) => Promise<Value>
  /** Whether anybody is told of steps: describing one may cost something. */
  readonly tellsSteps: boolean
  /** Takes each line of the log; null without a collector. */
  readonly log: { write: (line: string) => void } | null
  /** Tells what is not told yet, and stops. */
  close: () => Promise<void>
}

const untold: Step = { tell: () => undefined }

/** Reports nothing, and costs nothing. */
export const noMonitor: Monitor = {
  count: () => undefined,
  record: () => undefined,
  watch: () => undefined,
  step: (_name, _options, work) => work(untold),
  tellsSteps: false,
  log: null,
  close: () => Promise.resolve(),
}
