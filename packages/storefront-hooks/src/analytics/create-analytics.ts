import { isAnalyticsEvent, sinksOf } from '@krishi/storefront-core/analytics'
import type { AnalyticsEventName, AnalyticsSinkName } from '@krishi/storefront-core/analytics'
import type { AnalyticsEvent, AnalyticsItem, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { isListOf, isText, parseJson } from '@krishi/storefront-core/shape'
import { createId } from '@krishi/storefront-core/text'
import type { Storefront } from '../storefront/create-storefront.ts'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'
import type { MeasuringConsent } from './measuring-consent.ts'

/** Where events go. What it throws, or fails with, never reaches the shop [08.3]. */
export interface AnalyticsSink {
  readonly name: AnalyticsSinkName
  send: (events: readonly AnalyticsEvent[]) => Promise<Result<unknown, PortErrorCode>>
}

/** What an event tells besides its name. */
export interface EventDetails {
  readonly items?: readonly AnalyticsItem[]
  readonly facts?: AnalyticsEvent['facts']
  /** What it is about where it is meant once, such as an order: the device remembers it [08.1]. */
  readonly onceFor?: string
}

/** Reports what happens in the shop, once the shopper agrees. */
export interface Analytics {
  track: (name: AnalyticsEventName, details?: EventDetails) => void
}

/** What analytics are made of. */
export interface AnalyticsOptions extends Pick<Storefront, 'clock' | 'random' | 'storage'> {
  readonly sinks: readonly AnalyticsSink[]
  readonly consent: Pick<MeasuringConsent, 'getState'>
  readonly errors: Pick<Storefront['errors'], 'report'>
}

/** How long events wait for others to go with them, in ms. */
const gatherMs = 1000

/** How many events that are meant once a device remembers. */
const remembered = 50

const isMarks = isListOf(isText)

/** Creates the reports of a storefront: nothing before consent, each event checked, each sink for itself [08.1] [08.3] [06.7]. */
export function createAnalytics({ sinks, consent, clock, random, storage, errors }: AnalyticsOptions): Analytics {
  let waiting: AnalyticsEvent[] = []
  const isAllowed = () => consent.getState().choice === 'granted'

  function isNew(mark: string): boolean {
    const kept = parseJson(storage.read(lazyLocalKeys.reportedOnce))
    const marks = isMarks(kept) ? kept : []
    if (marks.includes(mark)) return false
    storage.write(lazyLocalKeys.reportedOnce, JSON.stringify([...marks, mark].slice(-remembered)))
    return true
  }

  /** Nobody sees a sink fail; that of advertisements is told to the error log [06.7]. */
  async function deliver(sink: AnalyticsSink, events: readonly AnalyticsEvent[]): Promise<void> {
    try {
      const answer = await sink.send(events)
      if (!answer.ok) throw new Error(answer.error.code)
    } catch (error) {
      if (sink.name === 'attribution') errors.report(error, 'adEvent')
    }
  }

  function flush(): void {
    const events = waiting
    waiting = []
    // The choice may have been taken back in the meantime.
    if (!isAllowed()) return
    for (const sink of sinks) {
      const own = events.filter(({ name }) => sinksOf(name as AnalyticsEventName).includes(sink.name))
      if (own.length > 0) void deliver(sink, own)
    }
  }

  return {
    track(name, { items = [], facts = {}, onceFor } = {}) {
      if (!isAllowed()) return
      const occurredAt = new Date(clock.now()).toISOString()
      const event: AnalyticsEvent = { eventId: createId(random), name, occurredAt, items, facts }
      if (!isAnalyticsEvent(event)) return errors.report(`The event ${name} has another shape than agreed`, 'analytics')
      if (onceFor !== undefined && !isNew(`${name}:${onceFor}`)) return
      if (waiting.length === 0) clock.after(gatherMs, flush)
      waiting.push(event)
    },
  }
}
