import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { breakCalls, guardBack } from './models/faults.ts'
import { scriptsOf } from './models/pause-scripts.ts'
import { expect, test } from './models/shop-test.ts'
import type { Shopper } from './models/shopper.ts'
import { fillInAddress, submitAddress } from './models/to-payment.ts'

const seeds = '/collections/seeds'

/** Refuses the code of a page; returns a function that lets it through. */
function refuse(page: Page, screen: string): Promise<() => void> {
  return breakCalls(page, scriptsOf(screen), (route) => route.abort('internetdisconnected'))
}

/** Touches the page, and nothing on it. */
const touch = (page: Page) => page.keyboard.press('Shift')

/** It is said that the next page did not come, and nothing seems to be on its way. */
async function expectSaid(shopper: Shopper): Promise<void> {
  const words = shopper.page.getByRole('alert').filter({ hasText: shopper.says('offline', 'notLoaded') })
  await expect(words).toBeInViewport({ ratio: 1 })
  await expect(shopper.page.getByRole('progressbar')).toBeHidden()
}

test('[29.1] a page that leads on by itself stays where that fails, and the next tap tries again', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.fillCart()
  const before = page.url()
  const letThrough = await refuse(page, 'checkout-address-page')
  await shopper.open('/checkout')
  await expectSaid(shopper)
  // With a connection the server would answer the second refusal.
  await context.setOffline(true)
  await touch(page)
  await expectSaid(shopper)
  await expect(shopper.heading('checkout', 'checkoutTitle')).toBeVisible()
  await context.setOffline(false)
  letThrough()
  await touch(page)
  await expect(shopper.field('fullName')).toBeVisible()
  // It took the place of the page before it.
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test(
  '[30.1] an address that was taken stays in its form while the payment does not come',
  inFull(),
  async ({ shopper, page }) => {
    await fillInAddress(shopper)
    const letThrough = await refuse(page, 'payment-mode-page')
    await submitAddress(shopper)
    await expectSaid(shopper)
    await expect(shopper.field('fullName')).not.toHaveValue('')
    letThrough()
    await page.reload()
    await expect(shopper.heading('checkout', 'paymentTitle')).toBeVisible()
  },
)

test(
  '[30.12] an order whose thanks do not come is thanked for at the next touch, and placed once',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.reachPayment()
    const letThrough = await refuse(page, 'thank-you-page')
    await shopper.placeButton().tap()
    await expectSaid(shopper)
    await expect(shopper.heading('checkout', 'paymentTitle')).toBeVisible()
    letThrough()
    await touch(page)
    await shopper.expectOneOrder()
  },
)

test('Back to a page that does not come leads no further back', inFull(), async ({ shopper, page }) => {
  await shopper.open('/')
  await shopper.waitForHydration()
  await shopper.seedsTile().tap()
  const listing = page.getByRole('heading', { level: 1, name: 'Seeds', exact: true })
  await expect(listing).toBeVisible()
  await shopper.availableCards().first().getByRole('heading').getByRole('link').tap()
  await expect(page).toHaveURL(/\/products\//)
  // This document has not seen the listing.
  await expect(listing).toBeHidden()
  await page.reload()
  await shopper.waitForHydration()
  const product = await page.getByRole('heading', { level: 1 }).innerText()
  const letThrough = await refuse(page, 'collection-page')
  await page.goBack()
  await expectSaid(shopper)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
  letThrough()
  await touch(page)
  await expect(listing).toBeVisible()
  await expect(page).toHaveURL(new RegExp(seeds))
})

test(
  '[12.3] a list that is left leads on, however far it is scrolled meanwhile',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open(`${seeds}?pageNo=2`)
    await shopper.waitForHydration()
    const product = await guardBack(page, '**/api/products/**')
    await shopper.availableCards().first().getByRole('heading').getByRole('link').tap()
    await product.called
    const cards = page.getByRole('main').getByRole('article')
    const before = await cards.count()
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded()
      expect(await cards.count()).toBeGreaterThan(before)
    }).toPass()
    await cards.last().scrollIntoViewIfNeeded()
    product.letThrough()
    await expect(page).toHaveURL(/\/products\//)
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: shopper.says('quantity-control', 'addProduct') })
        .first(),
    ).toBeVisible()
  },
)
