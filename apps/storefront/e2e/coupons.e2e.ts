import type { Locator } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { tabTo } from './models/keyboard.ts'
import type { Shopper } from './models/shopper.ts'
import { breakServer } from './models/weak-network.ts'

/** Rupees of an amount as the shop writes it. */
function rupeesOf(text: string): number {
  return Number(text.replace(/[^\d.]/g, ''))
}

const row = (shopper: Shopper) => shopper.page.getByRole('group', { name: shopper.says('coupon-row', 'label') })
const modal = (shopper: Shopper) => shopper.page.getByRole('dialog', { name: shopper.says('coupon-modal', 'title') })

/** Goes to the payment page with so many of the first product of the seeds. */
async function reachPayment(shopper: Shopper, units: number): Promise<number> {
  await shopper.fillCart()
  const drawer = await shopper.openCart()
  const more = shopper.stepper(drawer).getByRole('button').last()
  for (let unit = 1; unit < units; unit += 1) await more.click()
  await expect(
    shopper
      .cartLink()
      .or(drawer)
      .filter({ hasText: String(units) })
      .first(),
  ).toBeVisible()
  await shopper.proceedButton().click()
  await shopper.fillAddress()
  await shopper.button('address-form', 'submit').click()
  await shopper.chooseCod()
  return rupeesOf(await shopper.toPay())
}

async function openOffers(shopper: Shopper): Promise<Locator> {
  await row(shopper).getByRole('button').last().click()
  await expect(modal(shopper)).toBeVisible()
  return modal(shopper)
}

for (const language of ['en', 'ta'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'ta'), () => {
    test.use({ language })

    test('[26.1] [26.2] [26.4] [30.14] [30.2] [31.5] a coupon is typed, celebrated, taken off and ordered', async ({
      shopper,
      page,
    }) => {
      const before = await reachPayment(shopper, 3)
      const bought = page.getByRole('list', { name: shopper.says('ordered-lines', 'list') }).getByRole('listitem')
      await expect(bought).toContainText('× 3')
      const offers = await openOffers(shopper)
      await offers.getByRole('textbox').fill('kisan50')
      await expect(offers.getByRole('textbox')).toHaveCSS('text-transform', 'uppercase')
      // Neither stays for long.
      const celebration = page.getByText(shopper.says('coupon-success', 'applied', { code: 'KISAN50' })).first()
      const notice = shopper.notice('checkout', 'discountApplied')
      await Promise.all([notice.waitFor(), celebration.waitFor(), page.keyboard.press('Enter')])
      await expect(offers).toHaveCount(0)
      await expect(row(shopper)).toContainText('KISAN50')
      await expect.poll(async () => rupeesOf(await shopper.toPay())).toBe(before - 50)
      await shopper.placeButton().click()
      await shopper.orderNumber()
      await expect(bought).toContainText('× 3')
      await expect.poll(async () => rupeesOf(await shopper.toPay())).toBe(before - 50)
    })
  })
}

test(
  '[26.1] offers say what they take off, which is best, and what is missing for the others',
  inFull(),
  async ({ shopper }) => {
    await reachPayment(shopper, 1)
    const offers = await openOffers(shopper)
    await expect(
      offers.getByText(shopper.says('coupon-modal', 'missing')).filter({ visible: true }).first(),
    ).toBeVisible()
    const waiting = shopper.button('coupon-modal', 'applyNamed', offers).last()
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  },
)

test(
  '[26.5] a code that there is not is refused in words, at its field and as a notice, and said once',
  inFull(),
  async ({ shopper, page }) => {
    await reachPayment(shopper, 1)
    const offers = await openOffers(shopper)
    const box = offers.getByRole('textbox')
    await box.fill('GIVEMEALL')
    const sentence = 'We do not know this coupon code. Please check it.'
    // While a dialog is open the notices are in it.
    const notice = offers.locator('[data-scope="toast"][data-part="card"]').filter({ hasText: sentence })
    // It stays while it has the focus.
    await Promise.all([notice.getByRole('button').focus(), page.keyboard.press('Enter')])
    await expect(notice).toBeVisible()
    await expect(offers.getByRole('status').getByText(sentence)).toHaveCount(1)
    await expect(box).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveValue('GIVEMEALL')
  },
)

test('[26.6] a coupon is removed, and the price is what it was', inFull(), async ({ shopper, page }) => {
  const before = await reachPayment(shopper, 3)
  await page.goto(`${page.url()}?discount=kisan50`)
  await expect(row(shopper)).toContainText('KISAN50')
  await expect.poll(async () => rupeesOf(await shopper.toPay())).toBe(before - 50)
  await shopper.button('coupon-row', 'removeNamed', row(shopper)).click()
  await expect.poll(async () => rupeesOf(await shopper.toPay())).toBe(before)
  await expect(page.getByRole('main').getByText(shopper.says('coupon-row', 'saves'))).toHaveCount(0)
})

test('[26.1] with the keyboard alone, and the focus back where it was', inFull(), async ({ shopper, page }) => {
  await reachPayment(shopper, 3)
  const open = row(shopper).getByRole('button').last()
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await expect(modal(shopper)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('offers that do not come say so, and come with another try', inFull(), async ({ shopper, page }) => {
  const mend = await breakServer(page, '**/api/coupons?**')
  await reachPayment(shopper, 1)
  const offers = await openOffers(shopper)
  await expect(offers.getByText(shopper.says('coupon-modal', 'listFailed'))).toBeVisible({ timeout: 30_000 })
  mend()
  await shopper.button('error-notice', 'retry', offers).click()
  await expect(offers.getByText('KISAN50').first()).toBeVisible()
})

test(
  'a code that cannot be checked stays in its field, and is taken at the next try',
  inFull(),
  async ({ shopper, page }) => {
    await reachPayment(shopper, 3)
    const mend = await breakServer(page, '**/api/coupons/validate')
    const offers = await openOffers(shopper)
    await offers.getByRole('textbox').fill('KISAN50')
    await page.keyboard.press('Enter')
    await expect(offers.getByText(shopper.says('coupon-modal', 'unreachable')).first()).toBeVisible()
    await expect(offers.getByRole('textbox')).toHaveValue('KISAN50')
    mend()
    await page.keyboard.press('Enter')
    await expect(row(shopper)).toContainText('KISAN50')
  },
)
