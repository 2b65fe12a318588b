import type { NoRequest, OperationTable } from '../contract/index.ts'
import type { Locale } from '../locale/index.ts'

/** How a browser asks for alerts. Not in the table of `contract`, which comes with the first call of every page: these come with a tap. */
export const alertOperations = {
  'alerts.key': { path: '/alerts/key', access: 'public' },
  'alerts.status': { method: 'POST', path: '/alerts/status', isRepeatable: true },
  'alerts.upsert': { method: 'POST', path: '/alerts' },
} as const satisfies OperationTable

/** A browser's subscription to its push service: where alerts go, and the keys that they are encrypted for (base64url). */
export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Turns alerts of one browser on or off. */
export interface AlertRequest extends PushTarget {
  /** The pack whose price is watched; null for the shopper's orders. */
  readonly variantId: string | null
  readonly isOn: boolean
  /** The language of the alerts. */
  readonly language: Locale
}

/** What the calls about alerts take and give. */
export interface AlertPayloads {
  'alerts.key': {
    request: NoRequest
    /** The public key that a browser subscribes with (base64url); null where the shop sends no alerts. */
    response: { readonly publicKey: string | null }
  }
  'alerts.status': {
    request: { body: Pick<AlertRequest, 'endpoint' | 'variantId'> }
    response: { readonly isOn: boolean }
  }
  'alerts.upsert': { request: { body: AlertRequest }; response: { readonly isOn: boolean } }
}
