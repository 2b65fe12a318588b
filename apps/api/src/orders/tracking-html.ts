import { formatDateTimeIst } from '@krishi/storefront-core/format'
import type { Locale } from '@krishi/storefront-core/locale'
import type { TrackingEvent } from '@krishi/storefront-core/orders'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What the carrier wrote, as text of HTML. */
function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}

/** An event in words: when, what, where. */
export function eventText({ time, text, place }: TrackingEvent, language: Locale): string {
  return [formatDateTimeIst(time, language), text, place].filter((part) => part !== '').join(', ')
}

/** The way of a parcel as an HTML list, the newest first [31.9]; empty where nothing is known of it. */
export function trackingHtml(events: readonly TrackingEvent[], language: Locale): string {
  if (events.length === 0) return ''
  return `<ol>${events.map((event) => `<li>${escapeText(eventText(event, language))}</li>`).join('')}</ol>`
}
