import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/journey.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'
import { Shopper } from './models/shopper.ts'

/** Signs in on the way to the account. */
async function openAccount(shopper: Shopper, number: string): Promise<void> {
  await shopper.open('/address')
  await shopper.alive()
  await new SignInView(shopper).signIn(number)
  await expect(shopper.heading('account', 'bookTitle')).toBeVisible()
}

for (const language of ['en', 'bn'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'en'), () => {
    test.use({ language })

    test('[V7.5.2] a tap signs out on the other phone and not on this one', async ({ shopper, page, browser }) => {
      const number = aMobileNumber()
      const lost = await browser.newContext()
      const other = new Shopper(await lost.newPage(), language)
      await openAccount(other, number)
      const told = (each: Shopper) => each.page.getByText(each.says('account', 'otherDevices'))
      const alone = await told(other).innerText()
      await expect(shopper.button('account', 'signOutElsewhere', other.page)).toHaveCount(0)

      await openAccount(shopper, number)
      await expect(told(shopper)).toContainText('1')
      const button = shopper.button('account', 'signOutElsewhere')
      await button.tap()
      await expect(shopper.notice('account', 'signedOutElsewhere')).toBeVisible()
      await expect(page.getByRole('heading', { name: shopper.says('account', 'accountTitle') })).toBeFocused()
      await expect(button).toHaveCount(0)
      await expect(told(shopper)).toHaveText(alone)

      await other.page.reload()
      await expect(other.page).toHaveURL(/\/auth\/signin\?callBackUrl=/)
      await page.reload()
      await expect(page.getByText(shopper.says('account', 'signedInAs', { number }))).toBeVisible()
      await lost.close()
    })
  })
}
