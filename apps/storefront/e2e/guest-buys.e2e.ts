import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { expectSeenFocus, tabTo } from './models/keyboard.ts'
import { desktop } from './models/screens.ts'

const cases = [
  { where: 'in Hindi on a phone', language: 'hi', screen: {} },
  { where: 'in English on a desktop', language: 'en', screen: desktop },
] as const

for (const { where, language, screen } of cases) {
  test.describe(where, inFull(language !== 'hi'), () => {
    test.use({ ...screen, language })

    test('[30.6] [24.5] [29.2] [28.9] [28.10] a guest goes from home to the thanks', async ({ shopper, page }) => {
      await shopper.open('/')
      await shopper.seedsTile().click()
      await expect(page).toHaveURL(/\/collections\/seeds$/)
      await shopper.availableCards().first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/\/products\//)
      await shopper.addButton(page.getByRole('main')).first().click()
      await expect(shopper.cartLink()).toContainText('1')
      const drawer = await shopper.openCart()
      await expect(shopper.cartLines(drawer)).toHaveCount(1)
      await shopper.proceedButton().click()
      await expect(page).toHaveURL(/\/checkout\/address/)
      await expect(shopper.heading('address-form', 'addTitle')).toBeVisible()
      await shopper.fillAddress()
      const submitted = shopper.button('address-form', 'submit').click()
      await Promise.all([shopper.notice('checkout', 'addressSaved').waitFor(), submitted])
      await expect(page).toHaveURL(/\/checkout\/[^/]+\/payment-mode$/)
      await shopper.chooseCod()
      await shopper.placeButton().click()
      await expect(page).toHaveURL(/\/orders\/[^/]+\/thank_you/)
      await shopper.orderNumber()
      await shopper.link('order-success', 'continueShopping').click()
      await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
    })
  })
}

test.describe('with the keyboard alone', () => {
  test.use(desktop)

  test('[30.6] [24.1] a guest buys, and always sees where the focus is', async ({ shopper, page }) => {
    await shopper.open('/collections/seeds')
    await shopper.waitForHydration()
    await tabTo(page, shopper.link('shell', 'skipToContent'))
    await page.keyboard.press('Enter')
    await tabTo(page, shopper.link('filter-panel', 'skip'))
    await page.keyboard.press('Enter')
    await tabTo(page, shopper.availableCards().first().getByRole('heading').getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, shopper.addButton(page.getByRole('main')).first())
    await page.keyboard.press('Space')
    await expect(shopper.stepper()).toBeVisible()
    await expectSeenFocus(page)
    await tabTo(page, shopper.button('buy-now', 'goToCart'))
    await page.keyboard.press('Enter')
    await tabTo(page, shopper.proceedButton())
    await expect(shopper.proceedButton()).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(shopper.heading('address-form', 'addTitle')).toBeFocused()
    for (const [field, value] of [
      ['fullName', 'Savitri Patil'],
      ['mobile', '9876543210'],
      ['street', 'Near the well'],
      ['pincode', '422001'],
    ] as const) {
      await tabTo(page, shopper.field(field))
      await page.keyboard.type(value)
    }
    await expect(shopper.field('city')).not.toHaveValue('')
    await tabTo(page, shopper.button('address-form', 'submit'))
    await page.keyboard.press('Enter')
    await expect(shopper.heading('checkout', 'paymentTitle')).toBeFocused()
    await tabTo(page, page.getByRole('radio', { name: shopper.says('payment-mode', 'online') }))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, shopper.placeButton())
    await expect(shopper.placeButton()).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(shopper.heading('order-success', 'title')).toBeVisible()
    await tabTo(page, shopper.link('order-success', 'continueShopping'))
    await shopper.expectOneOrder()
  })
})

test('[30.14] the sums of cart, payment page and thanks agree, and the order says the language', async ({
  page,
  shopper,
}) => {
  await shopper.fillCart()
  await shopper.openCart()
  await expect(shopper.proceedButton()).toBeEnabled()
  const inCart = await shopper.toPay()
  await expect(shopper.proceedButton()).toContainText(inCart.replace(/\.00$/, ''))
  await shopper.proceedButton().click()
  await shopper.fillAddress()
  await shopper.button('address-form', 'submit').click()
  await shopper.chooseCod()
  expect(await shopper.toPay()).toBe(inCart)
  const ordered = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders'))
  await shopper.placeButton().click()
  expect((await ordered).headers()).toMatchObject({ 'user-language': 'en', source: 'WEB' })
  await expect(shopper.heading('order-success', 'title')).toBeVisible()
  expect(await shopper.toPay()).toBe(inCart)
})
