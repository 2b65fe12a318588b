import type { AnalyticsEvent, AnalyticsItem } from '../contract/telemetry.ts'
import { hasShape, isCount, isFlag, isListOf, isRecord, isText } from '../shape/index.ts'
import type { Guard } from '../shape/index.ts'

/** What of the shop is reported, once the shopper agrees [08.1]. */
export const analyticsEventNames = [
  ...(['add_to_cart', 'remove_from_cart', 'begin_checkout', 'address_saved', 'location_access'] as const),
  ...(['payment_submit', 'payment_failure', 'purchase'] as const),
  ...(['floating_icon_click', 'banner_click', 'menu_click', 'share_click', 'language_click', 'image_click'] as const),
] as const

/** The name of an event. */
export type AnalyticsEventName = (typeof analyticsEventNames)[number]

/** Who is told of events [08.3]. */
export const analyticsSinkNames = ['dataLayer', 'conversion', 'activity', 'attribution'] as const

/** The name of a sink. */
export type AnalyticsSinkName = (typeof analyticsSinkNames)[number]

const conversions: ReadonlySet<string> = new Set<AnalyticsEventName>([
  ...(['add_to_cart', 'begin_checkout', 'payment_submit', 'purchase'] as const),
])
const attributed: ReadonlySet<string> = new Set<AnalyticsEventName>([
  ...(['floating_icon_click', 'banner_click', 'menu_click', 'share_click', 'language_click', 'image_click'] as const),
  ...(['purchase'] as const),
])

/** Which sinks are told of an event: conversions are steps to an order, attribution is of clicks and of what was bought [08.3]. */
export function sinksOf(name: AnalyticsEventName): readonly AnalyticsSinkName[] {
  return analyticsSinkNames.filter((sink) => {
    if (sink === 'conversion') return conversions.has(name)
    return sink === 'attribution' ? attributed.has(name) : true
  })
}

const longestName = 98

const isItem = hasShape<AnalyticsItem>({
  id: isText,
  name: (value): value is string => isText(value) && value.length <= longestName,
  category: isText,
  brand: isText,
  image: isText,
  handle: isText,
  variant: isText,
  inStock: isFlag,
  deeplink: isText,
  url: isText,
  price: isCount,
  quantity: isCount,
})

const names: ReadonlySet<string> = new Set(analyticsEventNames)

function isFacts(value: unknown): value is AnalyticsEvent['facts'] {
  return isRecord(value) && Object.values(value).every((fact) => isText(fact) || isFlag(fact) || Number.isFinite(fact))
}

const hasParts = hasShape<AnalyticsEvent>({
  eventId: isText,
  name: isText,
  occurredAt: isText,
  items: isListOf(isItem),
  facts: isFacts,
})

/** Whether something is an event as it may leave the shop [08.2]: a known name, whole items, plain facts. */
export const isAnalyticsEvent: Guard<AnalyticsEvent> = (value): value is AnalyticsEvent =>
  hasParts(value) && names.has(value.name) && value.eventId.length === 36 && !Number.isNaN(Date.parse(value.occurredAt))
