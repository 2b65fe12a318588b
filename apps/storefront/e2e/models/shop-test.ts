import type { Locale } from '@krishi/storefront-core/locale'
import { test as base } from '@playwright/test'
import { phone } from './screens.ts'
import { Shopper } from './shopper.ts'

interface ShopFixtures {
  /** The language of the shopper. */
  language: Locale
  shopper: Shopper
}

/** An address in a network of its own, for `x-forwarded-for`. */
export function aNetwork(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}

/** A test of one shopper in a browser of its own: a small phone unless its file says otherwise. */
export const test = base.extend<ShopFixtures>({
  ...phone,
  // A control that does not answer fails where it stands and not at the end of the test.
  actionTimeout: 30_000,
  // Each test is on a network of its own: the limits of sign-in codes, which nothing turns off, count by it.
  extraHTTPHeaders: ({ language: _language }, give) => give({ 'x-forwarded-for': aNetwork() }),
  language: ['en', { option: true }],
  shopper: async ({ page, language }, give) => {
    // A product with all its parts fetches more files than a browser lists by itself: `untilLoaded` would miss the last ones.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
    await give(new Shopper(page, language))
    // A call that a test has looked into may be on its way still: that is no failure, and it ends with the page. A page that
    // is being left may never confirm that it is no longer looked into, so that is not waited for.
    await Promise.allSettled([page.unrouteAll({ behavior: 'ignoreErrors' }), page.close()])
  },
})

export { expect } from './expect.ts'
