import type { Browser, Locator } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { aNetwork, expect, test } from './models/shop-test.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'
import { Shopper } from './models/shopper.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

/** Signs in on the way to the account. */
async function openAccount(shopper: Shopper, number: string): Promise<void> {
  await shopper.open('/address')
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(number)
  await expect(shopper.heading('account', 'bookTitle')).toBeVisible()
}

/** Is signed in to the account on another device as well. */
async function onAnotherDevice(browser: Browser, number: string, userAgent: string, { locale }: Shopper) {
  const context = await browser.newContext({ userAgent, extraHTTPHeaders: { 'x-forwarded-for': aNetwork() } })
  const other = new Shopper(await context.newPage(), locale)
  await openAccount(other, number)
  return other
}

/** The devices of the account, or those of one kind. */
function devicesOf(shopper: Shopper, kind?: 'devicePhone' | 'deviceComputer'): Locator {
  const devices = shopper.page
    .getByRole('list', { name: shopper.says('account', 'devicesTitle') })
    .getByRole('listitem')
  return kind === undefined ? devices : devices.filter({ has: shopper.page.getByText(shopper.says('account', kind)) })
}

async function expectSignedOut({ page }: Shopper): Promise<void> {
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/signin\?callBackUrl=/)
  await page.context().close()
}

for (const language of ['en', 'bn'] as const) {
  test.describe(`in ${language}`, inFull(), () => {
    test.use({ language, userAgent: android })

    test('[V7.5.2] a tap signs out on one device of the list, another on all others, and not here', async ({
      shopper,
      page,
      browser,
    }) => {
      const number = aMobileNumber()
      await openAccount(shopper, number)
      await expect(devicesOf(shopper)).toHaveCount(1)
      await expect(devicesOf(shopper, 'devicePhone')).toContainText('Android, Chrome')
      await expect(devicesOf(shopper).getByText(shopper.says('account', 'thisDevice'))).toBeVisible()
      await expect(devicesOf(shopper).getByText(shopper.says('account', 'lastUsed'))).toBeVisible()
      await expect(shopper.button('account', 'signOutThere')).toHaveCount(0)

      const computer = await onAnotherDevice(browser, number, windows, shopper)
      const phone = await onAnotherDevice(browser, number, android, shopper)
      const third = await onAnotherDevice(browser, number, android, shopper)
      // What a browser tells of its device may arrive after the page that it signed in for.
      await expect(async () => {
        await page.reload()
        await expect(devicesOf(shopper)).toHaveCount(4)
        await expect(devicesOf(shopper, 'deviceComputer')).toContainText('Windows, Firefox', { timeout: 1_000 })
      }).toPass()
      const there = shopper.button('account', 'signOutThere', devicesOf(shopper, 'deviceComputer'))
      await expect(there).toHaveAccessibleDescription(/Windows/)
      await there.tap()
      await expect(shopper.notice('account', 'signedOutThere')).toBeVisible()
      await expect(page.getByRole('heading', { name: shopper.says('account', 'devicesTitle') })).toBeFocused()
      await expect(devicesOf(shopper)).toHaveCount(3)
      await expectSignedOut(computer)

      await shopper.button('account', 'signOutElsewhere').tap()
      await expect(devicesOf(shopper)).toHaveCount(1)
      await expect(shopper.button('account', 'signOutElsewhere')).toHaveCount(0)
      await expectSignedOut(phone)
      await expectSignedOut(third)
      await page.reload()
      await expect(page.getByText(shopper.says('account', 'signedInAs', { number }))).toBeVisible()
    })

    test(
      '[V7.4.4] [09.3] signing out is at hand on the pages of members, and two taps from every other',
      inFull(),
      async ({ shopper }) => {
        const { page } = shopper
        const number = aMobileNumber()
        for (const [path, asGuest] of [
          ['/orders', /callBackUrl=.*orders$/],
          ['/loyalty', /callBackUrl=.*loyalty$/],
          ['/wishlist', /\/wishlist$/],
        ] as const) {
          await openAccount(shopper, number)
          await shopper.open(path)
          await shopper.button('account', 'signOut').tap()
          await expect(shopper.heading('account', 'signedOutTitle')).toBeVisible()
          await shopper.open(path)
          await expect(page).toHaveURL(asGuest)
          await shopper.waitForHydration()
          await expect(shopper.button('account', 'signOut')).toHaveCount(0)
        }
        await openAccount(shopper, number)
        await shopper.open('/collections/seeds')
        await shopper.waitForHydration()
        const banner = page.getByRole('banner')
        await banner
          .locator('summary')
          .filter({ hasText: shopper.says('account-menu', 'account') })
          .tap()
        await expect(banner.getByRole('link', { name: shopper.says('account-menu', 'addresses') })).toBeVisible()
        await shopper.button('account-menu', 'signOut', banner).tap()
        await expect(shopper.heading('account', 'signedOutTitle')).toBeVisible()
      },
    )
  })
}
