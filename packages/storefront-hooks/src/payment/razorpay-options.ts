import type { WindowRequest } from './gateway-port.ts'

/** What the provider hands to the page after a payment. */
export interface RazorpaySuccess {
  readonly razorpay_order_id: string
  readonly razorpay_payment_id: string
  readonly razorpay_signature: string
}

/** What the provider's script is opened with, by its own names. */
export interface RazorpayOptions {
  readonly key: string
  readonly order_id: string
  /** In paise. */
  readonly amount: number
  readonly currency: string
  readonly name: string
  readonly prefill: { readonly name?: string; readonly contact?: string; readonly email?: string }
  readonly theme: { readonly color: string }
  /** In seconds. */
  readonly timeout: number
  readonly retry: { readonly enabled: boolean }
  readonly modal: { readonly confirm_close: boolean; readonly handleback: boolean; readonly ondismiss: () => void }
  readonly config: { readonly display: RazorpayDisplay }
  readonly handler?: (success: RazorpaySuccess) => void
  readonly callback_url?: string
  readonly redirect?: boolean
}

interface RazorpayDisplay {
  readonly language: 'en' | 'hi'
  readonly blocks: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly instruments: readonly { readonly method: string; readonly flows: readonly string[] }[]
      }
    >
  >
  readonly sequence: readonly string[]
  readonly preferences: { readonly show_default_blocks: boolean }
}

/** How the page hears of the payment. */
export interface RazorpayEnds {
  /** Null leads to the provider's own page, which posts the outcome to the shop [30.7]. */
  readonly onPaid: ((success: RazorpaySuccess) => void) | null
  readonly onDismiss: () => void
  /** The shop's colour, as the provider reads it: six hexadecimal digits. */
  readonly colour: string
}

/**
 * The window of a payment [30.7]: its sum in paise, 720 seconds, English, or Hindi in every other language of the shop. UPI
 * comes first, by app or by a code to scan; not by a request in another app ("collect"), which people overlook.
 */
export function toRazorpayOptions(
  { payment, locale, payer, texts }: Pick<WindowRequest, 'payment' | 'locale' | 'payer' | 'texts'>,
  { onPaid, onDismiss, colour }: RazorpayEnds,
): RazorpayOptions {
  return {
    key: payment.keyId,
    order_id: payment.gatewayOrderId,
    amount: payment.amount,
    currency: payment.currency,
    name: texts.shopName,
    prefill: {
      ...(payer.name !== '' && { name: payer.name }),
      ...(payer.phone !== '' && { contact: `+91${payer.phone}` }),
      ...(payer.email !== '' && { email: payer.email }),
    },
    theme: { color: colour },
    timeout: payment.timeoutSeconds,
    retry: { enabled: true },
    // The page itself closes the window at Back: see `createRazorpayGateway`.
    modal: { confirm_close: true, handleback: false, ondismiss: onDismiss },
    config: {
      display: {
        language: locale === 'en' ? 'en' : 'hi',
        blocks: { upi: { name: texts.upi, instruments: [{ method: 'upi', flows: ['intent', 'qr'] }] } },
        sequence: ['block.upi'],
        preferences: { show_default_blocks: true },
      },
    },
    ...(onPaid ? { handler: onPaid } : { callback_url: payment.callbackUrl, redirect: true }),
  }
}
