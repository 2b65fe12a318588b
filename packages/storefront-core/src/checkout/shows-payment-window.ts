/** Browsers inside other apps, and browsers by proxy: what opens over a page does not come up in them, or cannot leave for a UPI app. */
const windowless = /\b(?:Instagram|FBAN|FBAV|FB_IAB|UCBrowser|Opera Mini)\b/

/** Whether a browser can show a payment provider's window over the page; the others are led to the provider's own page [30.7]. */
export function showsPaymentWindow(userAgent: string): boolean {
  return !windowless.test(userAgent)
}
