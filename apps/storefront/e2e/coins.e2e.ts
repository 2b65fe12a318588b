import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import type { Shopper } from './models/shopper.ts'
import { SignInView, aMobileNumber, richNumber } from './models/sign-in.ts'

/** The figures of a text as the shop writes them. */
function figureOf(text: string): number {
  return Number(text.replace(/[^\d.]/g, ''))
}

const box = (shopper: Shopper) => shopper.page.getByRole('group', { name: shopper.says('coins-box', 'label') })

async function reachPayment(shopper: Shopper): Promise<number> {
  await shopper.reachPayment()
  return figureOf(await shopper.toPay())
}

async function balance(shopper: Shopper): Promise<number> {
  return figureOf(await box(shopper).getByText(shopper.says('coins-box', 'balance')).innerText())
}

test('[27.1] [27.2] [30.2] [30.14] [31.5] coins pay a part of an order, and are gone after it', async ({
  shopper,
  page,
}) => {
  await shopper.open('/auth/signin')
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(richNumber)
  await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
  const before = await reachPayment(shopper)
  const coins = await balance(shopper)
  const choice = box(shopper).getByRole('checkbox')
  await expect(choice).not.toBeChecked()
  await shopper.button('coins-box', 'how', box(shopper)).click()
  const explainer = page.getByRole('dialog', { name: shopper.says('coin-explainer', 'title') })
  await expect(explainer.getByText(/180 days/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(explainer).toHaveCount(0)

  const [, saved] = /save (₹[\d.]+)/.exec(await box(shopper).innerText()) ?? []
  const amount = figureOf(saved ?? '')
  expect(amount).toBeGreaterThan(0)
  await choice.check()
  await expect.poll(async () => figureOf(await shopper.toPay())).toBe(before - amount)
  await shopper.placeButton().click()
  await shopper.orderNumber()
  await expect.poll(async () => figureOf(await shopper.toPay())).toBe(before - amount)
  await expect(page.getByText(shopper.says('order-success', 'coins')).first()).toBeVisible()

  // The shop knows the address now.
  await shopper.openPayment()
  // One coin is one rupee.
  await expect.poll(() => balance(shopper)).toBe(coins - amount)
})

test('[27.1] [03.5] a guest sees no coins', inFull(), async ({ shopper }) => {
  await reachPayment(shopper)
  await expect(box(shopper)).toHaveCount(0)
})

test(
  '[03.6] a guest is told what signing in is worth before paying, and the order comes along',
  inFull(),
  async ({ shopper, page }) => {
    await reachPayment(shopper)
    const checkout = new URL(page.url()).pathname
    const banner = page.getByRole('region', { name: shopper.says('sign-in-banner', 'title') })
    await expect(banner).toContainText('+91 98765 43210')
    await shopper.link('sign-in-banner', 'signIn', banner).click()
    await shopper.waitForHydration()
    await new SignInView(shopper).signIn(aMobileNumber())
    await expect(page).toHaveURL(new RegExp(`${checkout}$`))
    await expect(box(shopper).getByText(shopper.says('coins-box', 'earn'))).toBeVisible()
    await expect(banner).toHaveCount(0)
  },
)
