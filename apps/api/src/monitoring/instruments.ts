/** What a figure is: how often something happened, how long it took, how much of it there is. */
interface Instrument {
  readonly kind: 'counter' | 'level' | 'histogram' | 'gauge'
  readonly description: string
  /** In the notation of UCUM, as OpenTelemetry wants it. */
  readonly unit: string
}

/** Upper ends of the classes of a duration, in seconds: the shop answers in milliseconds, a provider in seconds. */
export const durationBoundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Every figure that the shop tells about itself, declared once: `/metrics` and what goes to a collector are made of it. Names that
 * OpenTelemetry has are its own. `docs/MONITORING.md` says what to watch.
 */
export const instruments = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'How long answers to the network took, by pattern of the address, method and status.',
  },
  'http.server.active_requests': { kind: 'level', unit: '{request}', description: 'Requests that wait for an answer.' },
  'shop.security.events': {
    kind: 'counter',
    unit: '{event}',
    description: 'Security events by name and code: codes sent, limits reached, orders refused.',
  },
  'shop.orders.placed': { kind: 'counter', unit: '{order}', description: 'Orders placed, by way of paying.' },
  'shop.queue.length': {
    kind: 'gauge',
    unit: '{item}',
    description: 'What waits in the database, over all servers: payments, refunds, news of packs, reviews to read.',
  },
  'db.client.connection.count': { kind: 'gauge', unit: '{connection}', description: 'Connections, idle or used.' },
  'db.client.connection.pending_requests': {
    kind: 'gauge',
    unit: '{request}',
    description: 'Statements that wait for a connection.',
  },
  'nodejs.eventloop.delay.p99': { kind: 'gauge', unit: 's', description: 'How late timers were since the last look.' },
  'nodejs.eventloop.utilization': { kind: 'gauge', unit: '1', description: 'How much of the time was work.' },
  'process.memory.usage': { kind: 'gauge', unit: 'By', description: 'Memory of the process.' },
  'v8js.memory.heap.used': { kind: 'gauge', unit: 'By', description: 'Memory of its objects.' },
} as const satisfies Readonly<Record<string, Instrument>>

/** Names of the figures of a kind. */
export type InstrumentName<Kind extends Instrument['kind']> = {
  [Name in keyof typeof instruments]: (typeof instruments)[Name]['kind'] extends Kind ? Name : never
}[keyof typeof instruments]
