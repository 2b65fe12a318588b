import { expect } from '@playwright/test'
import type { Browser, BrowserContextOptions } from '@playwright/test'

/** A guest whose order is ready to be paid: what the device stores, and the address of the payment page. */
export interface BegunCheckout {
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>
  readonly paymentPath: string
}

const address = {
  lastName: 'Savitri Patil',
  mobileNo: '9876543210',
  flathouseno: '12',
  address1: 'Near the well, Malegaon village',
  pinCode: '422001',
} as const

/** Fills a cart and a guest's address in English, as far as the payment page. */
export async function beginCheckout(browser: Browser, origin: string): Promise<BegunCheckout> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await page.goto(`${origin}/collections/seeds`)
  await page.waitForFunction(() => (window as { __shop?: { live: boolean } }).__shop?.live === true)
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await page.getByRole('group', { name: /quantity/i }).waitFor()
  // The cart's cookie is written just after the cart is stored; a shopper would still be on the page by then.
  const told = async () => (await page.context().cookies(`${origin}/cart`)).map(({ name }) => name)
  await expect.poll(told).toContain('cart_drawn')
  await page.goto(`${origin}/checkout/address?source=checkout`)
  for (const [name, value] of Object.entries(address)) await page.locator(`[name="${name}"]`).fill(value)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="city"]')?.value !== '')
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL('**/payment-mode**')
  await page.getByRole('radio').first().waitFor()
  const storageState = await page.context().storageState()
  const paymentPath = new URL(page.url()).pathname
  await page.close()
  return { storageState, paymentPath }
}
