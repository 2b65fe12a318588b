import { localizePath } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { pattern, texts } from './texts.ts'

/** An address that the shop can deliver to. */
export const anAddress = {
  fullName: 'Savitri Patil',
  mobile: '9876543210',
  flat: '12',
  street: 'Near the well, Malegaon village',
  pincode: '422001',
} as const

/** Drives the shop as a shopper does: by what she reads and hears, in her language. */
export class Shopper {
  readonly page: Page
  readonly locale: Locale

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.locale = locale
  }

  async open(path: string): Promise<void> {
    await this.page.goto(localizePath(path, this.locale))
  }

  text(scope: string, key: string): string {
    const found = texts(scope, this.locale)[key]
    if (found === undefined)
      throw new Error(`There is no text ${scope}.${key}. The journey cannot name it. Add it to the messages.`)
    return found
  }

  button(scope: string, key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: pattern(this.text(scope, key)) })
  }

  /** The cards of a listing. */
  cards(): Locator {
    return this.page.getByRole('main').getByRole('article')
  }

  /** Adds the product of a card that can be bought; its name. */
  async addFirstAvailable(): Promise<string> {
    const card = this.cards()
      .filter({ has: this.button('quantity-control', 'add') })
      .first()
    const name = await card.getByRole('heading').innerText()
    await this.button('quantity-control', 'add', card).click()
    return name
  }

  async openCart(): Promise<Locator> {
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(this.text('navigation-bar', 'cart')) })
      .click()
    const drawer = this.page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    return drawer
  }

  async fillAddress(address: typeof anAddress = anAddress): Promise<void> {
    const field = (key: string) => this.page.getByRole('textbox', { name: this.text('address-form', key) })
    await field('fullName').fill(address.fullName)
    await field('mobile').fill(address.mobile)
    await field('flat').fill(address.flat)
    await field('street').fill(address.street)
    await field('pincode').fill(address.pincode)
    await expect(field('city')).not.toHaveValue('', { timeout: 30_000 })
  }
}
