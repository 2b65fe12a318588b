import type { AnalyticsEvent } from '@krishi/storefront-core/contract'

/** An event as a browser sends it. */
export const anEvent: AnalyticsEvent = {
  eventId: '0190f0e0-0000-7000-8000-000000000000',
  name: 'banner_click',
  occurredAt: '2026-11-25T10:00:00.000Z',
  items: [],
  facts: { page: '/' },
}

const body = { events: [anEvent] }

/** What calls about events look like. */
export const eventCalls = {
  'telemetry.dataLayerEvents': { path: '/telemetry/data-layer', body },
  'telemetry.conversionEvents': { path: '/telemetry/conversions', body },
  'telemetry.activityEvents': { path: '/telemetry/activities', body },
  'telemetry.attributionEvents': { path: '/telemetry/attributions', body },
  'telemetry.scriptLoadFailure': {
    path: '/telemetry/script-failures',
    body: { script: 'https://pay.example/checkout.js', source: 'WEB', message: 'Failed to load RazorPay Script' },
  },
}
