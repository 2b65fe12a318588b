import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { openBookWith } from './models/address-operations.ts'
import { openWithoutScripts } from './models/kept-state.ts'
import { expect, test } from './models/shop-test.ts'
import { anAddress } from './models/shopper.ts'
import type { Shopper } from './models/shopper.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'

/** Calls of the API that the page of the cart makes from now on. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isOfCart = (request.headers()['referer'] ?? '').endsWith('/cart')
    if (isOfCart && pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** A cart of one line, which the server knows too. */
async function fillKnownCart(shopper: Shopper): Promise<void> {
  await shopper.fillCart()
  await expect.poll(() => shopper.cartSnapshotCookie()).not.toBe('')
}

for (const language of ['en', 'kn'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'en'), () => {
    test.use({ language })

    test('[05.2] the page of the cart comes with the cart, and asks for nothing until it is touched', async ({
      shopper,
      page,
    }) => {
      await fillKnownCart(shopper)
      const calls = callsOf(page)
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/cart'))
      await shopper.open('/cart')
      expect((await answered).headers()['cache-control']).toBe('private, no-store')
      await shopper.waitForStart()
      await expect(shopper.cartLines()).toHaveCount(1)
      await expect(page.getByRole('heading', { name: shopper.says('cross-sell', 'title') })).toBeVisible()
      expect(calls).toEqual([])
      const before = await shopper.toPay()
      await shopper.button('quantity-control', 'increase', shopper.cartLines()).click()
      await expect(shopper.stepper(shopper.cartLines())).toContainText('2')
      await expect.poll(() => shopper.toPay()).not.toBe(before)
      await expect.poll(() => calls).toContain('POST /api/cart/price-availability')
    })
  })
}

test('[05.2] no other address is told of the cart', inFull(), async ({ shopper, page }) => {
  await fillKnownCart(shopper)
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/collections/seeds')
  await shopper.open('/collections/seeds')
  expect((await (await sent).allHeaders())['cookie'] ?? '').not.toContain('cart_drawn')
})

test('[23.4] a price that has changed since is told at hydration', inFull(), async ({ shopper, page }) => {
  await fillKnownCart(shopper)
  await openWithoutScripts(page)
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cartProducts') ?? '[]') as { price: number }[]
    localStorage.setItem('cartProducts', JSON.stringify(lines.map((line) => ({ ...line, price: line.price + 100 }))))
  })
  await shopper.open('/cart')
  await expect(shopper.button('cart-receipt', 'seeChanges', page.getByRole('main'))).toBeVisible()
  await expect(shopper.cartLines()).toHaveCount(1)
})

test('[07.1] what this device holds wins over what the server was told', async ({ shopper, page }) => {
  await fillKnownCart(shopper)
  await openWithoutScripts(page)
  await page.evaluate(() => {
    localStorage.setItem('cartProducts', '[]')
    localStorage.removeItem('cartVersions')
  })
  await shopper.open('/cart')
  await expect(shopper.link('cart-drawer', 'continueShopping')).toBeVisible()
  await expect(shopper.cartLines()).toHaveCount(0)
})

test('[24.5] the first touch may be the one that proceeds', inFull(), async ({ shopper, page }) => {
  await fillKnownCart(shopper)
  await shopper.open('/cart')
  await shopper.waitForStart()
  await shopper.proceedButton().click()
  await expect(page).toHaveURL(/\/checkout/)
})

test('[23.8] words that are written before hydration go with the order', async ({ shopper, page }) => {
  await fillKnownCart(shopper)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/cart-panel-/, async (route) => {
    await held
    await route.continue()
  })
  await shopper.open('/cart')
  await shopper.waitForStart()
  const note = page.getByRole('textbox', { name: shopper.says('order-note', 'label').source.slice(1, -1) })
  await note.pressSequentially('Ring twice')
  letThrough()
  await expect.poll(() => shopper.stored('checkoutOrderNotes')).toBe('Ring twice')
  await expect(note).toHaveValue('Ring twice')
})

test.describe('without JavaScript', () => {
  test('[05.2] the cart of the device can be read, with what ordering needs', async ({ shopper, page, browser }) => {
    await fillKnownCart(shopper)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const plain = await context.newPage()
    await plain.goto(new URL('/cart', page.url()).href)
    await expect(plain.getByText(shopper.says('checkout', 'needsScript'))).toBeVisible()
    await expect(plain.locator('[data-scope="cart-lines"][data-part="line"]')).toBeVisible()
    await context.close()
  })

  test(
    '[16.2] [16.5] product and cart say when they come to the default address',
    inFull(),
    async ({ shopper, page, browser }) => {
      await openBookWith(shopper, anAddress)
      await fillKnownCart(shopper)
      const context = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      })
      const plain = await context.newPage()
      const delivery = plain.getByRole('region', { name: shopper.says('delivery-estimate', 'title') })
      for (const address of [page.url(), new URL('/cart', page.url()).href]) {
        await plain.goto(address)
        await expect(delivery).toContainText(anAddress.pincode)
        await expect(delivery.getByRole('status')).toContainText(/\d/)
      }
      await context.close()
    },
  )
})

test('[03.8] signing out leaves nothing for the server to draw', inFull(), async ({ shopper, page }) => {
  await shopper.open('/auth/signin')
  await new SignInView(shopper).signIn(aMobileNumber())
  await expect(page).not.toHaveURL(/signin/)
  await fillKnownCart(shopper)
  await shopper.open('/address')
  await shopper.button('account', 'signOut').click()
  await expect(page.getByRole('heading', { name: shopper.says('account', 'signedOutTitle') })).toBeVisible()
  expect(await shopper.cartSnapshotCookie()).toBe('')
})
