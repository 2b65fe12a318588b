import { localizePath } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { keepState, restoreState } from './kept-state.ts'
import { readText, toPattern } from './texts.ts'
import type { Values } from './texts.ts'

/** An address that the shop can deliver to. */
export const anAddress = {
  fullName: 'Savitri Patil',
  mobile: '9876543210',
  flat: '12',
  street: 'Near the well, Malegaon village',
  pincode: '422001',
} as const

/** Runs in the page: whether all of it is hydrated, and the code is there that scrolls to where the shopper was. */
function areIslandsHydrated(): boolean {
  const islands = [...document.querySelectorAll('[data-island]')]
  return history.scrollRestoration === 'manual' && !islands.some((island) => window.__shop?.isWaiting(island))
}

/** Drives the shop as a shopper does: by what can be read and heard, in the shopper's language. */
export class Shopper {
  readonly page: Page
  readonly locale: Locale

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.locale = locale
  }

  /** Opens an address of the shop, given without its language. */
  async open(path: string): Promise<void> {
    await this.page.goto(localizePath(path, this.locale))
  }

  /** Waits until React has hydrated the page: what is done earlier works as plain HTML. A page of text is touched for that. */
  async waitForStart(): Promise<void> {
    if ((await this.page.locator('script[data-start="at-touch"]').count()) > 0) await this.page.keyboard.press('Shift')
    await this.page.waitForFunction(() => window.__shop?.live)
  }

  /**
   * Presses a key, as the first touch of the page, and waits for all code that comes with it: on a slow machine a link is followed as
   * plain HTML before that.
   */
  async waitForHydration(): Promise<void> {
    await this.waitForStart()
    // A page of members may lead on to the sign-in meanwhile: that is touched and asked then.
    await expect(async () => {
      await this.page.keyboard.press('Shift')
      expect(await this.page.evaluate(areIslandsHydrated)).toBe(true)
    }).toPass()
  }

  /** What a text of the messages looks like in the shopper's language. */
  says(scope: string, key: string, values?: Values): RegExp {
    return toPattern(readText(scope, key, this.locale), values)
  }

  button(scope: string, key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.says(scope, key) })
  }

  link(scope: string, key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('link', { name: this.says(scope, key) })
  }

  heading(scope: string, key: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.says(scope, key) })
  }

  /** A field of the address form; an optional one says so after its name. */
  field(key: string): Locator {
    const label = this.says('address-form', key).source.slice(1, -1)
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}( \\(.+\\))?$`) })
  }

  /** The cards of products on this page that can be bought. */
  availableCards(): Locator {
    return this.page.getByRole('main').getByRole('article').filter({ has: this.addButton() })
  }

  addButton(within: Page | Locator = this.page): Locator {
    return this.button('quantity-control', 'addProduct', within)
  }

  /** The stepper that takes the place of an add button: the first, since the bar of a product page may show another. */
  stepper(within: Page | Locator = this.page): Locator {
    return within.getByRole('group', { name: this.says('quantity-control', 'quantityOf') }).first()
  }

  cartLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.says('navigation-bar', 'cartLabel') })
  }

  cartLines(within: Page | Locator = this.page): Locator {
    return within.getByRole('list', { name: this.says('cart-lines', 'list') }).getByRole('listitem')
  }

  proceedButton(): Locator {
    return this.button('cart-drawer', 'proceed')
  }

  /** A short notice, as it is said and shown. */
  notice(scope: string, key: string): Locator {
    return this.page.getByRole('status').getByText(this.says(scope, key))
  }

  /** The tile of the home page that leads to all seeds. */
  seedsTile(): Locator {
    const name = this.locale === 'hi' ? 'बीज' : 'Seeds'
    return this.page.getByRole('main').getByRole('link', { name, exact: true })
  }

  /** Opens the first product of a collection that can be bought, from its card. */
  async openFirstProduct(collection = 'seeds'): Promise<void> {
    await this.open(`/collections/${collection}`)
    const link = this.availableCards().first().getByRole('heading').getByRole('link')
    const name = await link.innerText()
    await link.click()
    await expect(this.page).toHaveURL(/\/products\//)
    // The listing stands there until the product has come, with buttons of its own.
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  /** Finds a product and puts it into the cart. */
  async addFirstProduct(): Promise<void> {
    await this.openFirstProduct()
    await this.addButton(this.page.getByRole('main')).first().click()
    await expect(this.cartLink()).toContainText('1')
  }

  /** Has one product in the cart, and stays on its page. */
  async fillCart(): Promise<void> {
    const name = `cart ${this.locale}`
    if (!(await restoreState(this.page, name))) {
      await this.addFirstProduct()
      // The server is told a moment after the cart is stored.
      await expect.poll(() => this.cartSnapshotCookie()).not.toBe('')
      await keepState(this.page, name, ['cartProducts', 'cartVersions'])
    }
    await expect(this.cartLink()).toContainText('1')
  }

  /** What the server is told of the cart; empty where it is told nothing. */
  async cartSnapshotCookie(): Promise<string> {
    const cookies = await this.page.context().cookies(new URL(localizePath('/cart', this.locale), this.page.url()).href)
    return cookies.find(({ name }) => name === 'cart_drawn')?.value ?? ''
  }

  /** Opens the page of a cart that the server has not rendered, as when its own prices fail: the browser asks for them. */
  async openCartNotRendered(): Promise<void> {
    // The cart is told of a moment after it is stored.
    await expect.poll(() => this.cartSnapshotCookie()).not.toBe('')
    await this.page.context().clearCookies({ name: 'cart_drawn' })
    await this.open('/cart')
  }

  /** Opens the cart drawer from the bar, once its code is there: where that takes three seconds, the link leads to the page of the cart. */
  async openCart(): Promise<Locator> {
    await this.waitForHydration()
    await this.cartLink().click()
    const drawer = this.page.getByRole('dialog', { name: this.says('cart-drawer', 'title') })
    await expect(drawer).toBeVisible()
    return drawer
  }

  async fillAddress(address: Readonly<Record<keyof typeof anAddress, string>> = anAddress): Promise<void> {
    await this.field('fullName').fill(address.fullName)
    await this.field('mobile').fill(address.mobile)
    await this.field('flat').fill(address.flat)
    await this.field('street').fill(address.street)
    await this.field('pincode').fill(address.pincode)
    await expect(this.field('city')).not.toHaveValue('', { timeout: 30_000 })
  }

  /** Is on the payment page, with so many of one product. */
  async openPayment(units = 1): Promise<void> {
    const name = `payment ${this.locale}`
    const isUsual = units === 1
    if (isUsual && (await restoreState(this.page, name, localizePath('/cart', this.locale)))) {
      return this.proceedToPayment()
    }
    await this.goToPayment(units)
    if (isUsual) await keepState(this.page, name, ['cartProducts', 'cartVersions', 'checkoutAddress'])
  }

  /** Goes the whole way there: the address is one that was given on this device. */
  async goToPayment(units = 1): Promise<void> {
    await this.fillCart()
    const drawer = await this.openCart()
    for (let unit = 1; unit < units; unit += 1) await this.stepper(drawer).getByRole('button').last().click()
    await this.proceedToPayment()
  }

  /** Goes on from the cart to the payment page; enters the address where it is not known yet. */
  async proceedToPayment(): Promise<void> {
    await this.proceedButton().click()
    const cod = this.page.getByRole('radio', { name: this.says('payment-mode', 'cod') })
    const add = this.button('account', 'addAddress')
    await expect(cod.or(add).or(this.field('fullName')).first()).toBeVisible()
    if (await add.isVisible()) await add.click()
    if (!(await cod.isVisible())) {
      await this.fillAddress()
      await this.button('address-form', 'submit').click()
    }
    await expect(cod).toBeVisible()
  }

  /** Goes there and chooses to pay on delivery. */
  async reachPayment(): Promise<void> {
    await this.openPayment()
    await this.chooseCod()
  }

  /** Chooses to pay on delivery: the page begins with paying online [30.2]. */
  async chooseCod(): Promise<void> {
    // The whole card takes the pointer; the radio itself takes the keys.
    await this.page.getByRole('radio', { name: this.says('payment-mode', 'cod') }).press('Space')
    await expect(this.placeButton()).toBeVisible()
  }

  /** Does something again and again, as one does on a bad connection, until the address says that it worked. */
  async insist(act: () => Promise<void>, address: RegExp): Promise<void> {
    await expect(async () => {
      if (!address.test(this.page.url())) await act()
      await this.page.waitForURL(address, { timeout: 6000, waitUntil: 'commit' })
    }).toPass()
  }

  placeButton(): Locator {
    return this.button('payment-mode', 'placeOrder')
  }

  /** What the bill on this page comes to. */
  async toPay(): Promise<string> {
    const bill = this.page.getByRole('region', { name: this.says('billing-summary', 'title') })
    const label = this.page.getByRole('term').filter({ hasText: this.says('billing-summary', 'payable') })
    return bill.locator('div', { has: label }).getByRole('definition').innerText()
  }

  /** The number on the page that thanks for an order. */
  async orderNumber(): Promise<string> {
    await expect(this.heading('order-success', 'title')).toBeVisible()
    return this.page
      .getByRole('main')
      .getByText(/^BH\d+$/)
      .innerText()
  }

  /** Expects, on the page that thanks, that its order is the one that the server knows for the checkout. */
  async expectOneOrder(): Promise<void> {
    const order = await this.orderNumber()
    const checkoutId = new URL(this.page.url()).searchParams.get('checkoutId') ?? ''
    // In an app the page stays, and names the order [30.3].
    await this.open(`/checkout/${checkoutId}/payment-mode?source=APP`)
    await expect(this.page.getByText(this.says('payment-mode', 'alreadyCreatedText', { order }))).toBeVisible()
  }

  /** What this browser keeps under a name. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key)
  }
}
