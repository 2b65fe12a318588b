import type { Page } from '@playwright/test'

/** The ways from `/checkout` that an owner can open. */
export interface CheckoutEntry {
  readonly isAddressSelectionEnabled: boolean
  readonly isShopifyCheckoutEnabled: boolean
}

/** Gives the pages of the cart and of `/checkout` as an owner with other settings has them. */
export async function chooseEntry(page: Page, entry: CheckoutEntry): Promise<void> {
  await page.route(/\/(cart|checkout)$/, async (route) => {
    const answer = await route.fetch()
    let html = await answer.text()
    for (const [name, isOpen] of Object.entries(entry)) {
      html = html.replace(new RegExp(`"${name}":\\w+`), `"${name}":${String(isOpen)}`)
    }
    await route.fulfill({ response: answer, body: html })
  })
}
