import { showsPaymentWindow } from '@krishi/storefront-core/checkout'
import { loadScript } from '../browser/load-script.ts'
import { admitHtml } from '../browser/trusted-types.ts'
import type { Clock } from '../clock/index.ts'
import { systemClock } from '../clock/index.ts'
import type { GatewayPort, WindowOutcome, WindowRequest } from './gateway-port.ts'
import type { RazorpayOptions } from './razorpay-options.ts'
import { toRazorpayOptions } from './razorpay-options.ts'

/** One window of the provider's script. */
interface RazorpayWindow {
  open: () => void
  close: () => void
  on: (
    event: 'payment.failed',
    listener: (failure: { readonly error?: { readonly description?: string } }) => void,
  ) => void
}

/** What the provider's script puts into the page. */
interface RazorpayPage {
  readonly Razorpay?: new (options: RazorpayOptions) => RazorpayWindow
}

type Page = Window & typeof globalThis

/** How a browser reaches the provider. */
export interface RazorpayGatewayOptions {
  /** The page; a function because a server has none. */
  readonly page: () => Page
  /** The shop's colour: six hexadecimal digits. */
  readonly colour: string
  readonly clock?: Clock
  /** How long the script may take to come, in ms, each time. Default 10,000. */
  readonly timeoutMs?: number
}

const attempts = 2

/**
 * Opens Razorpay's window in a browser. Its script is loaded at the first payment: once, with a time-out and one
 * retry; after a failure the next payment tries again. Back closes the window and nothing else.
 */
export function createRazorpayGateway(options: RazorpayGatewayOptions): GatewayPort {
  const { clock = systemClock, timeoutMs = 10_000, colour } = options
  let loading: Promise<boolean> | null = null

  async function load(page: Page, scriptUrl: string) {
    if ((page as RazorpayPage).Razorpay) return
    // The provider's own script writes HTML and knows nothing of Trusted Types; that of the payment sandbox writes none.
    if (new URL(scriptUrl, page.location.href).origin !== page.origin) admitHtml(page)
    loading ??= loadScript(page, scriptUrl, { clock, timeoutMs, attempts })
    await loading
    loading = null
  }

  return {
    async open(request) {
      const page = options.page()
      await load(page, request.payment.scriptUrl)
      const { Razorpay } = page as RazorpayPage
      if (!Razorpay) {
        page.console.error('Are you online?')
        return { status: 'unavailable' }
      }
      if (request.signal.aborted) return { status: 'dismissed', failure: null }
      return show(page, Razorpay, request, colour)
    },
  }
}

function show(
  page: Page,
  Razorpay: NonNullable<RazorpayPage['Razorpay']>,
  request: WindowRequest,
  colour: string,
): Promise<WindowOutcome> {
  const { history, navigator } = page
  return new Promise((resolve) => {
    const ended = new AbortController()
    const listening = { signal: ended.signal }
    let failure: string | null = null

    /** The first end counts: a payment is not undone by a window that closes after it. */
    function end(outcome: WindowOutcome) {
      if (ended.signal.aborted) return
      ended.abort()
      // The step that Back would have taken is taken now.
      page.addEventListener('popstate', () => resolve(outcome), { once: true })
      history.back()
    }

    function leave() {
      if (ended.signal.aborted) return
      ended.abort()
      opened.close()
      resolve({ status: 'dismissed', failure })
    }

    const opened = new Razorpay(
      toRazorpayOptions(request, {
        onPaid: showsPaymentWindow(navigator.userAgent)
          ? (success) =>
              end({
                status: 'paid',
                orderId: success.razorpay_order_id,
                paymentId: success.razorpay_payment_id,
                signature: success.razorpay_signature,
              })
          : null,
        onDismiss: () => end({ status: 'dismissed', failure }),
        colour,
      }),
    )
    opened.on('payment.failed', ({ error }) => (failure = error?.description ?? ''))
    history.pushState(history.state, '')
    page.addEventListener('popstate', leave, listening)
    // The browser returned from the provider's own page.
    page.addEventListener('pageshow', ({ persisted }) => persisted && end({ status: 'dismissed', failure }), listening)
    request.signal.addEventListener('abort', leave, listening)
    opened.open()
    request.onOpen()
  })
}
