import type { Page, Route } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { guardBack } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop, phone } from './models/screens.ts'
import { breakServer } from './models/weak-network.ts'

/** Answers of the price call with other facts of every variant, until they are changed again. */
async function changeCatalogue(page: Page): Promise<(facts: Record<string, unknown>) => void> {
  let changed: Record<string, unknown> = {}
  async function answerChanged(route: Route): Promise<void> {
    const response = await route.fetch()
    const json: unknown = JSON.parse(await response.text(), (key, value: unknown) => changed[key] ?? value)
    await route.fulfill({ response, json })
  }
  // The page may be gone: then nothing waits for the answer.
  await page.route('**/api/cart/price-availability', (route) => answerChanged(route).catch(() => undefined))
  return (facts) => void (changed = facts)
}

const counted = { inventoryManagement: 'shopify', inventoryPolicy: 'deny', maxCount: 0 }

test('[23.1] the button becomes a stepper and, at none, the button again', async ({ shopper, page }) => {
  await shopper.openFirstProduct()
  const main = page.getByRole('main')
  await shopper.addButton(main).first().click()
  await expect(shopper.stepper(main)).toContainText('1')
  await shopper.button('quantity-control', 'increase', main).first().click()
  await expect(shopper.stepper(main)).toContainText('2')
  await shopper.button('quantity-control', 'decrease', main).first().click()
  await shopper.button('quantity-control', 'decrease', main).first().click()
  await expect(shopper.stepper(main)).toHaveCount(0)
  await expect(shopper.addButton(main).first()).toBeVisible()
})

test('[23.6] six quick taps are six in the cart, and no stale number comes back', async ({ shopper, page }) => {
  const prices = await guardBack(page, '**/api/cart/price-availability')
  await shopper.openFirstProduct()
  const main = page.getByRole('main')
  await shopper.addButton(main).first().click()
  const plus = shopper.button('quantity-control', 'increase', main).first()
  for (let tap = 0; tap < 5; tap++) await plus.click()
  await expect(shopper.stepper(main)).toContainText('6')
  await prices.called
  const shown = await shopper.stepper(main).evaluateHandle((group) => {
    const seen: string[] = []
    new MutationObserver(() => seen.push(group.textContent)).observe(group, { subtree: true, characterData: true })
    return seen
  })
  const number = shopper.stepper(main).getByRole('textbox')
  await expect(number).toHaveAttribute('aria-busy', 'true')
  prices.letThrough()
  await expect(number).not.toHaveAttribute('aria-busy')
  await expect(shopper.stepper(main)).toContainText('6')
  expect(await shown.jsonValue()).toEqual([])
  expect(JSON.parse((await shopper.stored('cartProducts')) ?? '[]')).toMatchObject([{ cartQty: 6 }])
})

test('[23.3] Buy now adds one and opens the cart, then only leads there', inFull(), async ({ shopper, page }) => {
  await shopper.openFirstProduct()
  const main = page.getByRole('main')
  const drawer = page.getByRole('dialog', { name: shopper.says('cart-drawer', 'title') })
  await shopper.waitForHydration()
  await shopper.button('buy-now', 'buyNowProduct', main).first().click()
  await expect(shopper.cartLines(drawer)).toHaveCount(1)
  await expect(shopper.stepper(drawer)).toContainText('1')
  await page.keyboard.press('Escape')
  await shopper.button('buy-now', 'goToCart', main).first().click()
  await expect(shopper.cartLines(drawer)).toHaveCount(1)
  await expect(shopper.stepper(drawer)).toContainText('1')
})

test('[23.2] removing says so, and the undo brings the line back', async ({ shopper }) => {
  await shopper.fillCart()
  const drawer = await shopper.openCart()
  await shopper.button('cart-lines', 'removeProduct', drawer).click()
  await expect(shopper.notice('cart-notices', 'productRemoved')).toBeVisible()
  await expect(shopper.link('cart-drawer', 'continueShopping', drawer)).toBeFocused()
  await shopper.button('cart-notices', 'undo').press('Enter')
  await expect(shopper.cartLines(drawer)).toHaveCount(1)
  await expect(shopper.cartLines(drawer).getByRole('link')).toBeFocused()
})

test(
  '[22.4] asking for more than there is says for a second how many are left, on the page and in the drawer',
  inFull(),
  async ({ shopper, page }) => {
    const scarce: Record<string, unknown> = {
      inventoryQuantity: 1,
      inventoryManagement: 'shopify',
      inventoryPolicy: 'deny',
      maxCount: 0,
    }
    await page.route('**/api/cart/price-availability', async (route) => {
      const response = await route.fetch()
      const json: unknown = JSON.parse(await response.text(), (key, value: unknown) => scarce[key] ?? value)
      await route.fulfill({ response, json })
    })
    await shopper.openFirstProduct()
    const main = page.getByRole('main')
    await shopper.addButton(main).first().click()
    const words = shopper.says('quantity-control', 'limitStock', { max: 1 })
    const notice = shopper.notice('cart-notices', 'limitedStock')
    for (const openPlace of [() => Promise.resolve(main), () => shopper.openCart()]) {
      const place = await openPlace()
      await expect(place.getByText(words).first()).toBeVisible()
      const more = shopper.button('quantity-control', 'increase', place).first()
      // The drawer has come to rest then, which a forced click would not wait for.
      await more.hover()
      await Promise.all([notice.waitFor(), more.click({ force: true })])
      await expect(notice).toHaveCount(0)
      await expect(shopper.stepper(place)).toContainText('1')
    }
  },
)

test(
  '[23.8] [07.5] the note is kept while the page is loaded again, and goes with the order',
  inFull(),
  async ({ shopper, page }) => {
    const note = page.getByRole('textbox', { name: shopper.says('order-note', 'label').source.slice(1, -1) })
    await shopper.fillCart()
    await shopper.openCart()
    await note.fill('Ring twice, the house is behind the temple')
    await page.reload()
    await shopper.openCart()
    await expect(note).toHaveValue('Ring twice, the house is behind the temple')
    await shopper.proceedButton().click()
    await shopper.fillAddress()
    await shopper.button('address-form', 'submit').click()
    const read = page.waitForResponse(/\/api\/orders\/[^/]+$/)
    await shopper.chooseCod()
    await shopper.placeButton().click()
    await shopper.orderNumber()
    expect(await (await read).json()).toMatchObject({ note: 'Ring twice, the house is behind the temple' })
    expect(await shopper.stored('checkoutOrderNotes')).toBeNull()
  },
)

test('[05.2] the cart page shows what the drawer shows, and leaving it leads home', inFull(), async ({ shopper }) => {
  await shopper.fillCart()
  const drawer = await shopper.openCart()
  await expect(shopper.proceedButton()).toBeEnabled()
  const inDrawer = { line: await shopper.cartLines(drawer).innerText(), toPay: await shopper.toPay() }
  await shopper.open('/cart')
  await expect(shopper.proceedButton()).toBeEnabled()
  expect({ line: await shopper.cartLines().innerText(), toPay: await shopper.toPay() }).toEqual(inDrawer)
  await shopper.button('cart-lines', 'removeProduct').click()
  await shopper.link('cart-drawer', 'continueShopping').click()
  await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
})

test('[23.7] a failing price call says so, and a retry brings the cart back', inFull(), async ({ shopper, page }) => {
  await shopper.fillCart()
  const mend = await breakServer(page, '**/api/cart/price-availability')
  await shopper.openCartNotRendered()
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to update price' })
  await expect(failure).toBeVisible()
  await expect(shopper.proceedButton()).toHaveCount(0)
  mend()
  await shopper.button('cart-drawer', 'retry').click()
  await expect(shopper.cartLines()).toHaveCount(1)
  await expect(failure).toHaveCount(0)
})

test(
  '[24.4] free delivery counts up, says when it is reached and then makes room',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.open('/collections/seeds')
    const halfway = shopper.availableCards().filter({ hasText: /Price\s*₹(2[5-9]\d|3\d\d|4[0-8]\d)\b/ })
    await halfway.first().getByRole('heading').getByRole('link').click()
    await shopper.addButton(page.getByRole('main')).first().click()
    const drawer = await shopper.openCart()
    const bar = drawer.getByRole('progressbar', { name: shopper.says('free-delivery-progress', 'label') })
    await expect(bar).toHaveAttribute('aria-valuetext', shopper.says('free-delivery-progress', 'remaining'))
    await shopper.button('quantity-control', 'increase', drawer).click()
    await expect(bar).toHaveAttribute('aria-valuetext', shopper.says('free-delivery-progress', 'unlocked'))
    await expect(bar).toHaveCount(0)
  },
)

test('[24.3] without the terms the cart does not proceed, and says why', inFull(), async ({ shopper, page }) => {
  await shopper.fillCart()
  const drawer = await shopper.openCart()
  await drawer.getByRole('checkbox', { name: shopper.says('cart-drawer', 'terms') }).click()
  await expect(drawer.getByText(shopper.says('cart-drawer', 'termsNeeded')).first()).toBeVisible()
  await expect(shopper.proceedButton()).toHaveAttribute('aria-disabled', 'true')
  await shopper.proceedButton().dispatchEvent('click')
  await expect(drawer).toBeVisible()
  expect(page.url()).toContain('/products/')
})

for (const [size, screen, language] of [
  ['a phone', phone, 'en'],
  ['a desktop', desktop, 'kn'],
] as const) {
  test.describe(`on ${size} in ${language}`, inFull(), () => {
    test.use({ ...screen, language })

    test('[23.4] prices and stock change while the cart is open: told in one place, kept, taken back when it can be', async ({
      shopper,
      page,
    }) => {
      const change = await changeCatalogue(page)
      await shopper.fillCart()
      const drawer = await shopper.openCart()
      const plus = shopper.button('quantity-control', 'increase', drawer).first()
      await plus.click()
      await plus.click()
      await expect(shopper.proceedButton()).toBeEnabled()
      change({ ...counted, price: 1_234_500, inventoryQuantity: 2 })
      await plus.click()
      await expect(drawer.getByText(shopper.says('cart-receipt', 'changed', { count: 2 }))).toBeVisible()
      await expect(shopper.stepper(drawer)).toContainText('2')
      const see = shopper.button('cart-receipt', 'seeChanges', drawer)
      const sheet = page.getByRole('dialog', { name: shopper.says('cart-receipt', 'title') })
      const undo = shopper.button('cart-receipt', 'undoOf', sheet)
      await see.click()
      await expect(sheet.getByText(shopper.says('cart-receipt', 'priceUp'))).toBeVisible()
      await expect(sheet.getByText(shopper.says('cart-receipt', 'undoPrice'))).toBeVisible()
      await expect(sheet.getByText(shopper.says('cart-receipt', 'reduced'))).toBeVisible()
      await expect(sheet.getByText(shopper.says('cart-receipt', 'undoNoStock'))).toBeVisible()
      await expect(undo).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(see).toBeFocused()

      await page.reload()
      await shopper.openCart()
      // Today's prices are there, and what they say above the lines: nothing moves under the pointer any more.
      await expect(see).toBeVisible()
      await expect(shopper.proceedButton()).toBeEnabled()
      change({ ...counted, price: 1_234_500, inventoryQuantity: 50 })
      await shopper.button('quantity-control', 'decrease', drawer).first().click()
      await expect(shopper.stepper(drawer)).toContainText('1')
      await see.click()
      await undo.click()
      await expect(sheet.getByText(shopper.says('cart-receipt', 'reduced'))).toHaveCount(0)
      await shopper.button('cart-receipt', 'gotIt', sheet).click()
      await expect(sheet).toHaveCount(0)
      await expect(see).toHaveCount(0)
      await expect(shopper.stepper(drawer)).toContainText('4')
    })

    test(
      '[23.4] what was removed is told on whichever page is open, and the notice leads to the sheet',
      inFull(),
      async ({ shopper, page }) => {
        const change = await changeCatalogue(page)
        await shopper.fillCart()
        await expect.poll(() => shopper.stored('cartProducts')).not.toBe('[]')
        await page.reload()
        await shopper.waitForHydration()
        // Not before: an answer that is still on its way to the page before would tell it there.
        change({ ...counted, inventoryQuantity: 0 })
        await page.keyboard.press('Shift')
        const seeChanges = shopper.button('cart-receipt', 'seeChanges')
        // The notice stays while it has the focus.
        await seeChanges.focus()
        await expect(shopper.notice('cart-receipt', 'removedUnavailable')).toBeVisible()
        await seeChanges.click()
        const sheet = page.getByRole('dialog', { name: shopper.says('cart-receipt', 'title') })
        await expect(sheet.getByText(shopper.says('cart-receipt', 'removedUnavailable'))).toBeVisible()
        await expect(sheet.getByText(shopper.says('cart-receipt', 'undoNoStock'))).toBeVisible()
        await page.keyboard.press('Escape')
        const drawer = await shopper.openCart()
        await shopper.button('cart-receipt', 'seeChanges', drawer).click()
        await shopper.button('cart-receipt', 'gotIt', sheet).click()
        await expect(shopper.button('cart-receipt', 'seeChanges', drawer)).toHaveCount(0)
        await expect(shopper.link('cart-drawer', 'continueShopping', drawer)).toBeVisible()
      },
    )

    test('[24.6] a suggestion is added in its place, and all of them end', inFull(), async ({ shopper, page }) => {
      await shopper.fillCart()
      const drawer = await shopper.openCart()
      const strip = drawer.getByRole('region', { name: shopper.says('cross-sell', 'title') })
      await expect(strip.getByRole('article')).toHaveCount(6)
      const name = await strip.getByRole('article').first().getByRole('heading').innerText()
      const asked = page.waitForResponse('**/api/cart/cross-sell?**')
      await shopper.addButton(strip).first().click()
      await expect(shopper.cartLines(drawer)).toHaveCount(2)
      await asked
      await expect(strip.getByRole('article').first().getByRole('heading')).toHaveText(name)
      await expect(strip.getByRole('article').first().locator(':focus')).toHaveCount(1)
      await shopper.button('cross-sell', 'viewAll', strip).click()
      const all = page.getByRole('dialog', { name: shopper.says('cross-sell', 'title') })
      await expect(all.getByRole('article').nth(5)).toBeVisible()
      await all.getByRole('article').last().scrollIntoViewIfNeeded()
      await expect.poll(() => all.getByRole('article').count()).toBeGreaterThan(6)
      await shopper.button('cross-sell', 'close', all).click()
      await expect(drawer).toBeVisible()
    })
  })
}
