import { expect, test } from './models/journey.ts'
import { breakServer } from './models/weak-network.ts'

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
  await page.route('**/api/cart/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await shopper.openFirstProduct()
  const main = page.getByRole('main')
  await shopper.addButton(main).first().click()
  const plus = shopper.button('quantity-control', 'increase', main).first()
  for (let tap = 0; tap < 5; tap++) await plus.click()
  await expect(shopper.stepper(main)).toContainText('6')
  const asked = page.waitForResponse('**/api/cart/price-availability')
  const shown = await page.evaluate(() => {
    const group = document.querySelector('main [role="group"]')
    const seen: string[] = []
    if (group)
      new MutationObserver(() => seen.push(group.textContent)).observe(group, { subtree: true, characterData: true })
    return seen
  })
  await asked
  await expect(shopper.stepper(main)).toContainText('6')
  expect(shown).toEqual([])
  expect(JSON.parse((await shopper.stored('cartProducts')) ?? '[]')).toMatchObject([{ cartQty: 6 }])
})

test('[23.2] removing says so, and the undo brings the line back', async ({ shopper }) => {
  await shopper.fillCart()
  const drawer = await shopper.openCart()
  await shopper.button('cart-lines', 'removeProduct', drawer).click()
  await expect(shopper.notice('shell', 'productRemoved')).toBeVisible()
  await expect(shopper.link('cart-drawer', 'continueShopping', drawer)).toBeFocused()
  await shopper.button('shell', 'undo').click()
  await expect(shopper.cartLines(drawer)).toHaveCount(1)
})

test('[22.4] asking for more than there is says for a second how many are left, on the page and in the drawer', async ({
  shopper,
  page,
}) => {
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
  const notice = shopper.notice('shell', 'limitedStock')
  for (const openPlace of [() => Promise.resolve(main), () => shopper.openCart()]) {
    const place = await openPlace()
    await expect(place.getByText(words).first()).toBeVisible()
    await shopper.button('quantity-control', 'increase', place).first().click({ force: true })
    await expect(notice).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(shopper.stepper(place)).toContainText('1')
  }
})

test('[23.8] [07.5] the note is kept while the page is loaded again, and goes with the order', async ({
  shopper,
  page,
}) => {
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
})

test('[05.2] the cart page shows what the drawer shows, and leaving it leads home', async ({ shopper }) => {
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

test('[23.7] a failing price call says so in place of the cart, and a retry brings it back', async ({
  shopper,
  page,
}) => {
  await shopper.fillCart()
  const mend = await breakServer(page, '**/api/cart/price-availability')
  await shopper.open('/cart')
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to update price' })
  await expect(failure).toBeVisible()
  await expect(shopper.proceedButton()).toHaveCount(0)
  mend()
  await shopper.button('cart-drawer', 'retry').click()
  await expect(shopper.cartLines()).toHaveCount(1)
  await expect(failure).toHaveCount(0)
})

test('[24.4] free delivery counts up, says when it is reached and then makes room', async ({ shopper, page }) => {
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
})

test('[24.3] without the terms the cart does not proceed, and says why', async ({ shopper, page }) => {
  await shopper.fillCart()
  const drawer = await shopper.openCart()
  await drawer.getByRole('checkbox', { name: shopper.says('cart-drawer', 'terms') }).click()
  await expect(drawer.getByText(shopper.says('cart-drawer', 'termsNeeded')).first()).toBeVisible()
  await expect(shopper.proceedButton()).toHaveAttribute('aria-disabled', 'true')
  await shopper.proceedButton().dispatchEvent('click')
  await expect(drawer).toBeVisible()
  expect(page.url()).toContain('/products/')
})
