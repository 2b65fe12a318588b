import { inFull } from '../../../tooling/test-matrix.ts'
import { breakNextCall } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'
import type { Shopper } from './models/shopper.ts'

const question = (shopper: Shopper) =>
  shopper.page.getByRole('heading', { name: shopper.says('account', 'deleteTitle') })

/** Signs in, and asks for the account to be deleted. */
async function askForDeletion(shopper: Shopper): Promise<string> {
  const number = aMobileNumber()
  await shopper.open('/address')
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(number)
  await shopper.button('account', 'deleteAccount').click()
  await expect(question(shopper)).toBeFocused()
  return number
}

for (const language of ['en', 'ta'] as const) {
  test.describe(`in ${language}`, inFull(), () => {
    test.use({ language })

    test('[03.11] deletes the account with a code, and the device keeps nothing', async ({ shopper, page }) => {
      const number = await askForDeletion(shopper)
      await shopper.button('sign-in', 'send').click()
      const { code } = new SignInView(shopper)
      await expect(code).toBeFocused()
      const shown = await page.getByText(shopper.says('sign-in', 'testShop')).innerText()
      const right = shown.match(/\d{4,8}/)?.[0] ?? ''

      await code.fill(right.startsWith('1') ? `2${right.slice(1)}` : `1${right.slice(1)}`)
      await shopper.button('account', 'deleteForGood').click()
      await expect(page.getByText(shopper.says('account', 'deleteCodeRefused'))).toBeVisible()
      await expect(code).toBeFocused()

      await code.fill(right)
      await page.keyboard.press('Enter')
      await expect(shopper.heading('account', 'deletedTitle')).toBeVisible()
      expect(await shopper.stored('cartProducts')).toBeNull()
      await page.reload()
      await expect(page).toHaveURL(/\/auth\/signin\?callBackUrl=/)
      await shopper.waitForHydration()
      await new SignInView(shopper).signIn(number)
      await expect(page.getByText(shopper.says('account', 'noAddressesTitle'))).toBeVisible()
    })
  })
}

test(
  '[03.11] says that nobody heard of a deletion that got no answer, and deletes at the next press',
  inFull(),
  async ({ shopper, page }) => {
    await askForDeletion(shopper)
    await shopper.button('sign-in', 'send').click()
    const view = new SignInView(shopper)
    await view.code.fill(await view.shownCode())
    await breakNextCall(page, '**/api/auth/user', (route) => route.abort('connectionreset'))
    await shopper.button('account', 'deleteForGood').click()
    await expect(page.getByText(shopper.says('account', 'deleteNoAnswer'))).toBeVisible()
    await shopper.button('account', 'deleteForGood').click()
    await expect(shopper.heading('account', 'deletedTitle')).toBeVisible()
  },
)

test(
  '[03.11] keeps the account when the deletion is called off, and says when no code could be sent',
  inFull(),
  async ({ shopper, page }) => {
    await askForDeletion(shopper)
    await expect(page.getByText(/reviews stay where you wrote them, but without your name\./)).toBeVisible()
    await page.route('**/api/auth/deletion-otp', (route) => route.abort())
    await shopper.button('sign-in', 'send').click()
    await expect(page.getByRole('alert').getByText(shopper.says('sign-in', 'sendNoAnswer'))).toBeVisible()
    await shopper.button('account', 'keepAccount').click()
    await expect(question(shopper)).toHaveCount(0)
    await expect(shopper.button('account', 'deleteAccount')).toBeFocused()
  },
)
