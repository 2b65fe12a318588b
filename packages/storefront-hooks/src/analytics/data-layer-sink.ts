import type { AnalyticsEvent } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import type { AnalyticsSink } from './create-analytics.ts'

/** What a page with a tag manager has. */
interface DataLayerPage {
  dataLayer?: unknown[]
}

/** Tells the data layer of the page, which a tag manager reads where the owner has put one [08.3]. */
export function createDataLayerSink(page: object): AnalyticsSink {
  const { dataLayer = [] } = page as DataLayerPage
  Object.assign(page, { dataLayer })
  const toEntry = ({ name, items, facts, eventId }: AnalyticsEvent) => ({ event: name, eventId, items, ...facts })
  return {
    name: 'dataLayer',
    send: (events) => Promise.resolve(ok(dataLayer.push(...events.map(toEntry)))),
  }
}
