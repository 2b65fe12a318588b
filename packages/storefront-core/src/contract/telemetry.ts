import type { Paise } from '../money/index.ts'

/** An exception that a handler did not expect [06.3]. */
export interface ErrorReport {
  readonly error: string
  readonly methodName: string
  /** The shopper's id, or the guest's. */
  readonly userId: string
  readonly isGuestUser: boolean
  readonly pagePath: string
  readonly connectionType: string
  readonly connectionStrength: string
  readonly userAgent: string
}

/** A product in an event [08.2]. */
export interface AnalyticsItem {
  readonly id: string
  /** At most 98 characters. */
  readonly name: string
  readonly category: string
  readonly brand: string
  readonly image: string
  readonly handle: string
  readonly variant: string
  readonly inStock: boolean
  readonly deeplink: string
  readonly url: string
  readonly price: Paise
  readonly quantity: number
}

/** Something that happened in the shop [08.1]. */
export interface AnalyticsEvent {
  /** 36 characters, so that a repeat is recognised. */
  readonly eventId: string
  readonly name: string
  /** ISO instant. */
  readonly occurredAt: string
  readonly items: readonly AnalyticsItem[]
  readonly facts: Readonly<Record<string, string | number | boolean>>
}

interface Events {
  request: { body: { readonly events: readonly AnalyticsEvent[] } }
  response: { readonly accepted: number }
}

/** What the calls that report take and give. */
export interface TelemetryPayloads {
  'telemetry.errorReport': { request: { body: ErrorReport }; response: { readonly accepted: number } }
  'telemetry.scriptLoadFailure': {
    request: { body: { readonly script: string; readonly source: 'WEB'; readonly message: string } }
    response: { readonly accepted: number }
  }
  'telemetry.dataLayerEvents': Events
  'telemetry.conversionEvents': Events
  'telemetry.activityEvents': Events
  'telemetry.attributionEvents': Events
}
