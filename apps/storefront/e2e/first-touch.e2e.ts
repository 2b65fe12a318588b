import { inFull } from '../../../tooling/test-matrix.ts'
import { addressParts } from './models/addresses.ts'
import { controlsOf, expectFirstTouch, ways } from './models/first-touch.ts'
import { pauseScripts } from './models/pause-scripts.ts'
import { expect, test } from './models/shop-test.ts'
import { PaymentWindow } from './models/payment-window.ts'
import { desktop, phone } from './models/screens.ts'

const [[home = '/'] = []] = addressParts

// Each takes as long as ten other tests.
for (const way of ways) {
  test.describe(`by ${way}`, inFull(), () => {
    test.use(way === 'tap' ? phone : desktop)

    for (const [part, ofPart] of addressParts.entries()) {
      test(`[05.2] the first touch of each kind of control does what was meant, part ${part + 1}`, async ({
        shopper,
      }) => {
        test.setTimeout(300_000)
        // What is on the first page of all, such as the controls of the bar, is touched there.
        const known = new Set<string>()
        if (part > 0) for (const { kind } of await controlsOf(shopper, home)) known.add(kind)
        for (const path of ofPart) {
          for (const control of await controlsOf(shopper, path)) {
            if (known.has(control.kind)) continue
            known.add(control.kind)
            await test.step(`${control.kind} on ${path}`, () => expectFirstTouch(shopper, path, control, way))
          }
        }
        expect(known.size).toBeGreaterThan(9)
      })
    }
  })
}

test('[11.9] a phone on which the search is touched first shows suggestions', async ({ shopper, page }) => {
  await shopper.open('/collections/seeds')
  await shopper.waitForStart()
  await page.getByRole('banner').getByRole('searchbox').tap()
  await page.keyboard.type('tom')
  await expect(page.getByRole('option').first()).toBeVisible()
})

// In the gate: a control of an island that is not hydrated yet and one of the page itself.
for (const [path, kinds] of [
  ['/', /^button of carousel/],
  ['/checkout/address', /^checkbox/],
] as const) {
  test(`[05.2] on ${path} the first tap on ${String(kinds)} does what was meant`, async ({ shopper }) => {
    const controls = (await controlsOf(shopper, path)).filter(({ kind }) => kinds.test(kind))
    expect(controls.length).toBeGreaterThan(0)
    for (const control of controls) await expectFirstTouch(shopper, path, control, 'tap')
  })
}

test('[30.2] a payment page takes the first tap on how to pay', async ({ shopper, page }) => {
  await shopper.openPayment()
  const letThrough = await pauseScripts(page)
  await page.reload()
  await page.getByText(shopper.says('payment-mode', 'cod')).tap()
  letThrough()
  await expect(shopper.placeButton()).toBeVisible()
})

test('[30.7] a payment page takes the first tap on Pay, once', async ({ shopper, page }) => {
  await shopper.openPayment()
  const window = new PaymentWindow(shopper)
  const letThrough = await pauseScripts(page)
  await page.reload()
  await window.payButton().tap()
  await expect(window.payButton()).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(window.dialog).toHaveCount(1)
  await window.button('Pay').tap()
  await shopper.expectOneOrder()
})

test('[05.2] a cart that the server has rendered takes the first tap on it', async ({ shopper, page }) => {
  await shopper.fillCart()
  const letThrough = await pauseScripts(page)
  await shopper.open('/cart')
  await shopper.button('quantity-control', 'increase', shopper.cartLines()).tap()
  letThrough()
  await expect(shopper.stepper(shopper.cartLines())).toContainText('2')
})
