import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Shopper } from './shopper.ts'

/** What can be done in the window of the payment sandbox, which speaks English only. */
export type SandboxButton = 'Pay' | 'Fail' | 'Pay after the window closed' | 'Pay but lose the answer' | 'Close'

/** Drives the provider's window, and the two pages on either side of it. */
export class PaymentWindow {
  readonly dialog: Locator
  readonly #shopper: Shopper
  readonly #page: Page

  constructor(shopper: Shopper) {
    this.#shopper = shopper
    this.#page = shopper.page
    this.dialog = this.#page.getByRole('dialog', { name: 'Payment sandbox: no money moves' })
  }

  /** The button of the payment page, or of the page that waits, which opens the window. */
  payButton(): Locator {
    return this.#shopper.button('payment-mode', 'payNow').or(this.#shopper.button('order-pending', 'payAgain')).first()
  }

  async open(): Promise<void> {
    await this.payButton().click()
    await expect(this.dialog).toBeVisible()
  }

  button(name: SandboxButton): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  /** Opens the window and does something in it. */
  async act(name: SandboxButton): Promise<void> {
    await this.open()
    await this.button(name).click()
  }

  /** Expects the page that waits, with one of its headings. */
  async expectWaiting(key: 'unpaidTitle' | 'checkingTitle'): Promise<void> {
    await expect(this.#page).toHaveURL(/\/orders\/pending\?/)
    await expect(this.#shopper.heading('order-pending', key)).toBeVisible()
  }
}
