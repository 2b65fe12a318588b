import { inFull } from '../../../tooling/test-matrix.ts'
import { breakCalls } from './models/faults.ts'
import { pauseScripts, scriptsOf } from './models/pause-scripts.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[12.2] links lead from home to a collection, to its next page, to a product', async ({ shopper, page }) => {
    await shopper.open('/')
    await shopper.seedsTile().click()
    await expect(page).toHaveURL(/\/collections\/seeds$/)
    const first = await shopper.availableCards().first().getByRole('heading').innerText()
    const next = shopper.link('product-grid', 'loadMore')
    await expect(next).toHaveAttribute('rel', 'next')
    await next.click()
    await expect(page).toHaveURL(/\/collections\/seeds\?pageNo=2$/)
    await expect(shopper.availableCards().first().getByRole('heading')).not.toHaveText(first)
    await shopper.availableCards().first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/products\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('[23.1] add to cart is a form post that lands in the cart, with line and bill', async ({ shopper, page }) => {
    await shopper.open('/collections/seeds')
    const card = shopper.availableCards().first()
    const name = await card.getByRole('heading').innerText()
    await shopper.addButton(card).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    expect(await shopper.toPay()).toMatch(/^₹\d/)
    // Nobody would check them without script.
    await expect(page.getByText(shopper.says('billing-summary', 'estimated'))).toHaveCount(0)
  })
})

test('[23.1] what was posted without a client is in the cart once there is one', async ({ shopper, page, context }) => {
  const letThrough = await breakCalls(page, scriptsOf(), (route) => route.abort())
  await shopper.open('/collections/seeds')
  const card = shopper.availableCards().first()
  await shopper.addButton(card).click()
  await expect(page).toHaveURL(/\/cart$/)
  expect((await context.cookies()).map(({ name }) => name)).toContain('cart_adds')
  letThrough()
  await page.reload()
  await expect(shopper.cartLines()).toHaveCount(1)
  await expect(shopper.proceedButton()).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('cart_adds')
  await page.reload()
  await expect(shopper.cartLines()).toHaveCount(1)
})

test('[23.6] three taps before hydration are three in the cart, on the same page', async ({ shopper, page }) => {
  const letThrough = await pauseScripts(page)
  await shopper.open('/collections/seeds')
  const add = shopper.addButton(shopper.availableCards().first())
  const address = page.url()
  for (let tap = 0; tap < 3; tap++) await add.tap()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(shopper.cartLink()).toHaveAccessibleName(shopper.says('navigation-bar', 'cartLabel', { count: 3 }))
  await expect(shopper.stepper().first()).toContainText('3')
  expect(page.url()).toBe(address)
})

test('[23.1] a tap whose client does not come in time goes the way of plain HTML', async ({ shopper, page }) => {
  await page.clock.install()
  await pauseScripts(page)
  await shopper.open('/collections/seeds')
  const add = shopper.addButton(shopper.availableCards().first())
  await add.tap()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(16_000)
  await expect(page).toHaveURL(/\/cart$/)
  expect(await shopper.toPay()).toMatch(/^₹\d/)
})

test('[23.1] a shop whose settings do not come is used as plain HTML', inFull(), async ({ shopper, page }) => {
  await page.route('**/settings/**', (route) => route.abort())
  await shopper.open('/collections/seeds')
  await shopper.addButton(shopper.availableCards().first()).tap()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await shopper.toPay()).toMatch(/^₹\d/)
})

test('[28.1] what is typed into the address before hydration stays there, in no URL', async ({ shopper, page }) => {
  await shopper.fillCart()
  const letThrough = await pauseScripts(page)
  await shopper.open('/checkout/address?source=checkout')
  await shopper.field('fullName').fill('Savitri Patil')
  await shopper.field('pincode').fill('422001')
  const address = page.url()
  await shopper.button('address-form', 'submit').click()
  expect(page.url()).toBe(address)
  letThrough()
  await expect(shopper.field('city')).not.toHaveValue('')
  await expect(shopper.field('fullName')).toHaveValue('Savitri Patil')
  await expect(shopper.field('pincode')).toHaveValue('422001')
})

test.describe('on a wide screen', () => {
  test.use(desktop)

  test('[13.7] what is typed into the filters before hydration narrows the brands', async ({ shopper, page }) => {
    const letThrough = await pauseScripts(page)
    await shopper.open('/collections/seeds')
    const filters = page.getByRole('form', { name: shopper.says('filter-panel', 'title') })
    const [brands, price] = [filters.getByRole('searchbox'), filters.getByRole('textbox').first()]
    await brands.fill('vindhyabeej')
    await price.fill('40')
    letThrough()
    await expect(filters.getByRole('checkbox', { name: /^Vindhyabeej/ })).toBeVisible()
    await expect(filters.getByRole('checkbox', { name: /^Arundhan/ })).toHaveCount(0)
    await expect(brands).toHaveValue('vindhyabeej')
    await expect(price).toHaveValue('40')
  })
})

test('[32.1] a code that is asked for before hydration is sent once, at hydration', async ({ shopper, page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/auth/otp') && sent.push(request.url()))
  const letThrough = await pauseScripts(page)
  await shopper.open('/auth/signin')
  const signIn = new SignInView(shopper)
  await signIn.number.fill(aMobileNumber())
  const send = shopper.button('sign-in', 'send')
  await send.tap()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await send.tap()
  letThrough()
  expect(await signIn.shownCode()).toMatch(/^\d{4}$/)
  expect(sent).toHaveLength(1)
})

test(
  '[28.1] what is typed into the address is in no URL either when the client never comes',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.fillCart()
    await page.route(scriptsOf(), (route) => route.abort())
    await shopper.open('/checkout/address?source=checkout')
    await shopper.field('fullName').fill('Savitri Patil')
    await page.waitForFunction(() => window.__shop?.live)
    const address = page.url()
    await shopper.button('address-form', 'submit').click()
    await expect(shopper.field('fullName')).toHaveValue('Savitri Patil')
    expect(page.url()).toBe(address)
  },
)

test('[30.1] the payment page comes with the order, before any script, and asks for nothing once it is hydrated', async ({
  shopper,
  page,
}) => {
  await shopper.reachPayment()
  const sum = await shopper.toPay()
  const letThrough = await pauseScripts(page)
  await page.reload()
  // Not those that the page before has made.
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await expect(page.getByText('Savitri Patil')).toBeVisible()
  expect(await shopper.toPay()).toBe(sum)
  await expect(shopper.button('payment-mode', 'payNow')).toBeEnabled()
  letThrough()
  await shopper.waitForStart()
  await shopper.chooseCod()
  expect(calls).toEqual([])
  await shopper.placeButton().click()
  await shopper.orderNumber()
})

test(
  '[30.1] the payment page can be read without JavaScript, and says what ordering needs',
  inFull(),
  async ({ shopper, page, browser, baseURL }) => {
    await shopper.openPayment()
    const kept = await page.context().storageState()
    const plain = await browser.newContext({ storageState: kept, javaScriptEnabled: false })
    const sent = await plain.newPage()
    await sent.goto(new URL(new URL(page.url()).pathname, baseURL).href)
    await expect(sent.getByText('Savitri Patil')).toBeVisible()
    await expect(sent.getByText(shopper.says('checkout', 'needsScript'))).toBeVisible()
    await expect(sent.getByRole('button', { name: shopper.says('payment-mode', 'payNow') })).toHaveCount(0)
    await plain.close()
  },
)

test(
  '[26.6] [30.14] coupon and price steps of a payment page can be read at once, and are hydrated at a tap',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.openPayment()
    const scripts: string[] = []
    page.on('request', (request) => /\/payment-(offers|steps)-/.test(request.url()) && scripts.push(request.url()))
    await page.reload()
    await shopper.waitForStart()
    await expect(page.getByRole('group', { name: shopper.says('coupon-row', 'label') })).toBeVisible()
    expect(scripts).toEqual([])
    await shopper.button('price-steps', 'open').click()
    const sheet = page.getByRole('dialog', { name: shopper.says('price-steps', 'title') })
    await expect(sheet.getByText(shopper.says('price-steps', 'payableWhy'))).toBeVisible()
    expect(scripts.length).toBeGreaterThan(0)
  },
)

test('the bar is hydrated as it was sent although the address has changed meanwhile', async ({ shopper, page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const letThrough = await pauseScripts(page, scriptsOf('create-cart-store', 'frame'))
  await shopper.open('/collections/seeds')
  await shopper.waitForStart()
  // The bar of the cart page has no cart button, that of a listing has one.
  await page.evaluate(() => history.pushState(null, '', '/cart'))
  letThrough()
  await expect(shopper.cartLink()).toBeHidden()
  await expect(shopper.link('cart-drawer', 'continueShopping')).toBeVisible()
  expect(complaints).toEqual([])
})

test('[23.6] an add is kept while the code behind it does not come, and shows when it does', async ({
  shopper,
  page,
}) => {
  const letThrough = await breakCalls(page, scriptsOf('create-cart-store', 'frame'), (route) => route.abort())
  await shopper.open('/collections/seeds')
  await shopper.waitForStart()
  await shopper.addButton(shopper.availableCards().first()).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartPendingAdds'))).toContain('variantId')
  letThrough()
  await expect(shopper.cartLink()).toContainText('1')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartProducts'))).toContain('cartQty')
  await shopper.open('/cart')
  await expect(shopper.cartLines()).toHaveCount(1)
})

test('[15.1] a product brings the code of its parts when it is touched, and then does what was tapped', async ({
  shopper,
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/product-parts-') && asked.push(request.url()))
  const letThrough = await pauseScripts(page, scriptsOf('product-parts'))
  await shopper.open('/products/devmitra-shaurin-butachlor-50-ec-herbicide')
  await shopper.waitForStart()
  expect(asked).toEqual([])
  const main = page.getByRole('main')
  for (let tap = 0; tap < 2; tap++) await shopper.addButton(main).first().tap()
  // An island within one that is not hydrated yet.
  await shopper.button('product-purpose', 'open').tap()
  await expect(main).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(page.getByRole('dialog', { name: shopper.says('product-purpose', 'title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shopper.stepper(main)).toContainText('2')
  await expect(main).not.toHaveAttribute('aria-busy')
})
