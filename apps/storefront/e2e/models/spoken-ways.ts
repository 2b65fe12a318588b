import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'
import type { Shopper } from './shopper.ts'
import { SignInView, aMobileNumber } from './sign-in.ts'

/** Takes a step of a way; it ends when what it leads to is seen. */
export type Step = (name: string, act: () => Promise<unknown>) => Promise<void>

/** A way through the shop, listened to step by step. */
export interface SpokenWay {
  /** Of its golden files. */
  readonly name: string
  /** Goes where it begins; what is announced on the way is not recorded. */
  reach: (shopper: Shopper) => Promise<void>
  go: (shopper: Shopper, step: Step) => Promise<void>
}

const listing = '/collections/seeds'
const main = ({ page }: Shopper) => page.getByRole('main')
const nothing = () => Promise.resolve()

async function openHydrated(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path)
  await shopper.waitForHydration()
}

const firstCard = (shopper: Shopper) => shopper.availableCards().first()

const addToCart: SpokenWay = {
  name: 'add-to-cart',
  reach: nothing,
  async go(shopper, step) {
    await step('the collection is opened', () => openHydrated(shopper, listing))
    const cart = shopper.cartLink()
    await step('a pack is added', async () => {
      await shopper.addButton(firstCard(shopper)).click()
      await expect(cart).toContainText('1')
    })
    await step('another one is added', async () => {
      await shopper.addButton(firstCard(shopper)).click()
      await expect(cart).toContainText('2')
    })
    await step('the cart is opened', () => shopper.openCart())
    await step('the cart is closed', () => shopper.page.keyboard.press('Escape'))
  },
}

const changeQuantity: SpokenWay = {
  name: 'change-quantity',
  reach: (shopper) => shopper.fillCart(),
  async go(shopper, step) {
    await step('the page of the cart is opened', () => openHydrated(shopper, '/cart'))
    const line = shopper.cartLines().first()
    const buttons = shopper.stepper(line).getByRole('button')
    await step('one more', () => buttons.last().click())
    await step('and one more', () => buttons.last().click())
    await step('one less', () => buttons.first().click())
  },
}

const removeAndUndo: SpokenWay = {
  name: 'remove-and-undo',
  reach: (shopper) => shopper.fillCart(),
  async go(shopper, step) {
    await step('the page of the cart is opened', () => openHydrated(shopper, '/cart'))
    await step('the line is removed', async () => {
      await shopper.button('cart-lines', 'removeProduct').first().click()
      await expect(shopper.cartLines()).toHaveCount(0)
    })
    await step('that is undone', async () => {
      await shopper.button('cart-notices', 'undo').click()
      await expect(shopper.cartLines()).toHaveCount(1)
    })
  },
}

const filterPanel = (shopper: Shopper) =>
  shopper.page.getByRole('form', { name: shopper.says('filter-panel', 'title') })

const filter: SpokenWay = {
  name: 'filter',
  reach: nothing,
  async go(shopper, step) {
    await step('the collection is opened', () => openHydrated(shopper, listing))
    await step('a brand is chosen', async () => {
      const brand = filterPanel(shopper).locator('input[value="arunleela"]')
      await brand.click()
      await expect(brand).toBeChecked()
      await expect(shopper.page).toHaveURL(/brands=/)
    })
    await step('all is cleared', async () => {
      await shopper.button('filter-panel', 'clearAll', filterPanel(shopper)).click()
      await expect(shopper.page).not.toHaveURL(/brands=/)
    })
    await step('that is undone', async () => {
      await shopper.button('filter-panel', 'undo', filterPanel(shopper)).click()
      await expect(shopper.page).toHaveURL(/brands=/)
    })
  },
}

const sort: SpokenWay = {
  name: 'sort',
  reach: nothing,
  async go(shopper, step) {
    await step('the collection is opened', () => openHydrated(shopper, listing))
    const select = shopper.page.getByRole('combobox', { name: shopper.says('sort-select', 'label') })
    for (const order of ['price-low-to-high', 'price-high-to-low']) {
      await step(`sorted by ${order}`, async () => {
        await select.selectOption(order)
        await expect(shopper.page).toHaveURL(new RegExp(`sortBy=${order}`))
      })
    }
  },
}

const couponRow = (shopper: Shopper): Locator =>
  shopper.page.getByRole('group', { name: shopper.says('coupon-row', 'label') })

const coupons: SpokenWay = {
  name: 'coupons',
  reach: (shopper) => shopper.openPayment(3),
  async go(shopper, step) {
    const { page } = shopper
    await step('the payment page is loaded', async () => {
      await page.reload()
      await shopper.waitForHydration()
      await expect(shopper.button('payment-mode', 'payNow')).toBeVisible()
    })
    const offers = page.getByRole('dialog', { name: shopper.says('coupon-modal', 'title') })
    const box = offers.getByRole('textbox')
    await step('the coupons are opened', async () => {
      await couponRow(shopper).getByRole('button').last().click()
      await expect(offers.getByText('KISAN50').first()).toBeVisible()
    })
    await step('a wrong code', async () => {
      await box.fill('GIVEMEALL')
      await page.keyboard.press('Enter')
      await expect(box).toHaveAttribute('aria-invalid', 'true')
    })
    await step('a right code', async () => {
      await box.fill('KISAN50')
      await page.keyboard.press('Enter')
      await expect(couponRow(shopper)).toContainText('KISAN50')
      await expect(offers).toHaveCount(0)
    })
    await step('the coupon is removed', async () => {
      await shopper.button('coupon-row', 'removeNamed', couponRow(shopper)).click()
      await expect(shopper.button('coupon-row', 'applyNamed', couponRow(shopper))).toBeVisible()
    })
  },
}

const wrongCode: SpokenWay = {
  name: 'wrong-sign-in-code',
  reach: nothing,
  async go(shopper, step) {
    const view = new SignInView(shopper)
    let code = ''
    await step('the sign-in is opened', () => openHydrated(shopper, '/auth/signin'))
    await step('half a number', async () => {
      await view.number.fill('98765')
      await shopper.button('sign-in', 'send').click()
      await expect(view.number).toHaveAttribute('aria-invalid', 'true')
    })
    await step('a code is asked for', async () => {
      code = await view.askForCode(aMobileNumber())
    })
    await step('a wrong code', async () => {
      await view.code.fill(code.replace(/./g, (digit) => String((Number(digit) + 1) % 10)))
      await expect(view.code).toHaveAttribute('aria-invalid', 'true')
    })
  },
}

const addressErrors: SpokenWay = {
  name: 'address-errors',
  reach: (shopper) => shopper.fillCart(),
  async go(shopper, step) {
    await step('the form is opened', async () => {
      await openHydrated(shopper, '/checkout/address?source=checkout')
      await expect(shopper.field('fullName')).toBeEditable()
    })
    const submit = () => shopper.button('address-form', 'submit').click()
    await step('an empty form is sent', async () => {
      await submit()
      await expect(shopper.field('fullName')).toBeFocused()
    })
    await step('a name without a number is sent', async () => {
      await shopper.field('fullName').fill('Savitri Patil')
      await submit()
      await expect(shopper.field('mobile')).toBeFocused()
    })
    await step('a pincode fills the place in', async () => {
      await shopper.field('pincode').fill('422001')
      await expect(shopper.field('city')).not.toHaveValue('')
    })
    await step('a pincode that there is not', async () => {
      await shopper.field('pincode').fill('000000')
      await shopper.field('pincode').blur()
      await expect(shopper.field('pincode')).toHaveAttribute('aria-invalid', 'true')
    })
  },
}

const languageSwitch: SpokenWay = {
  name: 'language-switch',
  reach: nothing,
  async go(shopper, step) {
    await step('the collection is opened', () => openHydrated(shopper, listing))
    await step('the page is read in Telugu', async () => {
      const banner = shopper.page.getByRole('banner')
      await banner
        .locator('summary')
        .filter({ hasText: /English|हिन्दी/ })
        .click()
      await banner.getByRole('link', { name: 'తెలుగు' }).click()
      await expect(shopper.page).toHaveURL(/\/te\//)
      await shopper.waitForHydration()
    })
  },
}

const search: SpokenWay = {
  name: 'search',
  reach: nothing,
  async go(shopper, step) {
    const { page } = shopper
    const field = page.getByRole('banner').locator('input[type="search"]')
    const options = page.getByRole('banner').getByRole('option')
    await step('the collection is opened', () => openHydrated(shopper, listing))
    await step('the field is touched', async () => {
      await field.click()
      await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible()
    })
    await step('a word is typed', async () => {
      await field.fill('seeds')
      await expect(options).toHaveCount(6)
    })
    await step('a word that nothing has', async () => {
      await field.fill('qqqqqqqq')
      await expect(page.getByRole('listbox', { name: /qqqqqqqq/ })).toBeVisible()
    })
    await step('all results of the first word', async () => {
      await field.fill('seeds')
      await expect(page.getByRole('listbox', { name: /seeds/ })).toBeVisible()
      await field.press('Enter')
      await expect(page).toHaveURL(/\/search\/seeds$/)
      await expect(main(shopper).getByRole('article').first()).toBeVisible()
    })
  },
}

/** The ways whose every word is told in a golden file. */
export const spokenWays: readonly SpokenWay[] = [
  addToCart,
  changeQuantity,
  removeAndUndo,
  filter,
  sort,
  coupons,
  wrongCode,
  addressErrors,
  languageSwitch,
  search,
]
