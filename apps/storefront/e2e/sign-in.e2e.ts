import { inFull } from '../../../tooling/test-matrix.ts'
import { breakNextCall, loseAnswer } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { scrollToReviews } from './models/reviews-in-view.ts'
import { desktop } from './models/screens.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'
import { anAddress } from './models/shopper.ts'

const okra = '/products/somalata-suvarna-486-okra-hybrid-seeds'
const toOkra = `/auth/signin?callBackUrl=${encodeURIComponent(okra)}`

for (const language of ['en', 'kn'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'kn'), () => {
    test.use({ language })

    test('[32.1] [32.2] [32.7] [32.9] [19.6] signs in to write a review, and comes back to the product', async ({
      shopper,
      page,
    }) => {
      await shopper.open(okra)
      await shopper.waitForHydration()
      await scrollToReviews(shopper)
      await shopper.link('reviews', 'write').click()
      await expect(page).toHaveURL(/\/auth\/signin\?callBackUrl=/)
      await expect(shopper.heading('account', 'title')).toBeVisible()
      await new SignInView(shopper).signIn(aMobileNumber())
      await expect(page).toHaveURL(new RegExp(`${okra}$`))
      await shopper.waitForHydration()
      await scrollToReviews(shopper)
      await shopper.link('reviews', 'write').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })
}

test('[32.2] with the keyboard alone, and a code that is pasted with its message', async ({
  shopper,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shopper.open(toOkra)
  await shopper.waitForHydration()
  const view = new SignInView(shopper)
  await view.number.focus()
  await page.keyboard.type(aMobileNumber())
  await page.keyboard.press('Enter')
  const code = await view.shownCode()
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code} is your code\n@shop.example #${code}`)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page).toHaveURL(new RegExp(`${okra}$`))
})

test('[32.1] a number that is not whole is refused at its field, and kept', inFull(), async ({ shopper, page }) => {
  await shopper.open('/auth/signin')
  await shopper.waitForHydration()
  const view = new SignInView(shopper)
  await view.number.fill('९८७६५')
  await expect(view.number).toHaveValue('98765')
  await shopper.button('sign-in', 'send').click()
  await expect(page.getByRole('main').getByText(shopper.says('sign-in', 'pleaseProvideValidMobileNo'))).toBeVisible()
  await expect(view.number).toHaveAttribute('aria-invalid', 'true')
  await expect(view.number).toBeFocused()
  await expect(page).toHaveURL(/\/auth\/signin$/)
})

test(
  '[32.1] the number in the address stands in the field, whatever stands before it',
  inFull(),
  async ({ shopper }) => {
    await shopper.open('/auth/signin?mobileNumber=%2B919876543210')
    await expect(new SignInView(shopper).number).toHaveValue('9876543210')
  },
)

test('[32.2] [32.6] a wrong code is refused in words, and mended', inFull(), async ({ shopper, page }) => {
  await shopper.open(toOkra)
  await shopper.waitForHydration()
  const view = new SignInView(shopper)
  const code = await view.askForCode(aMobileNumber())
  await view.code.fill('0000')
  const main = page.getByRole('main')
  await expect(main.getByText(shopper.says('sign-in', 'pleaseEnterValidOtp'))).toBeVisible()
  const refused = page.waitForResponse('**/api/auth/otp/verify')
  await view.code.fill(code.replace(/^./, code.startsWith('1') ? '2' : '1'))
  const { error } = (await (await refused).json()) as { readonly error: string }
  await expect(main.getByText(error)).toBeVisible()
  await expect(view.code).toHaveAccessibleDescription(new RegExp(`^${error}`))
  await view.code.fill(code)
  await expect(page).toHaveURL(new RegExp(`${okra}$`))
})

test('[32.4] another number forgets the code', inFull(), async ({ shopper }) => {
  await shopper.open('/auth/signin')
  await shopper.waitForHydration()
  const view = new SignInView(shopper)
  const number = aMobileNumber()
  await view.askForCode(number)
  await view.code.fill('12')
  await shopper.button('sign-in', 'changeNumber').click()
  await expect(view.number).toBeFocused()
  await expect(view.number).toHaveValue(number)
  await shopper.button('sign-in', 'send').click()
  await view.shownCode()
  await expect(view.code).toHaveValue('')
})

test('[32.3] another code can be had after half a minute, twice', inFull(), async ({ shopper, page }) => {
  await page.clock.install()
  await shopper.open('/auth/signin')
  await page.clock.runFor(10_000)
  await shopper.waitForHydration()
  await new SignInView(shopper).askForCode(aMobileNumber())
  const again = shopper.button('sign-in', 'resend')
  for (const _attempt of ['first', 'second']) {
    await expect(page.getByRole('main').getByText(shopper.says('sign-in', 'resendIn'))).toBeVisible()
    await page.clock.runFor(30_000)
    await again.click()
  }
  await expect(page.getByRole('main').getByText(shopper.says('sign-in', 'maximumRetriesLimit'))).toBeVisible()
  await expect(again).toHaveCount(0)
})

test(
  '[32.6] what cannot be sent or verified is said, and nothing typed is lost',
  inFull(),
  async ({ shopper, page }) => {
    const failed = new Set<string>()
    await page.route(/\/api\/auth\/otp(\/verify)?$/, (route) => {
      const address = route.request().url()
      if (failed.has(address)) return route.fallback()
      failed.add(address)
      if (address.endsWith('/verify')) return route.abort()
      return route.fulfill({ status: 500, json: { code: 'network/server', message: '' } })
    })
    await shopper.open(toOkra)
    await shopper.waitForHydration()
    const view = new SignInView(shopper)
    const number = aMobileNumber()
    await view.number.fill(number)
    await shopper.button('sign-in', 'send').click()
    await expect(shopper.notice('account', 'unableToSendOtp')).toBeVisible()
    await expect(view.number).toHaveValue(number)
    const code = await view.askForCode(number)
    await view.code.fill(code)
    await expect(shopper.notice('account', 'unableToVerify')).toBeVisible()
    await expect(view.code).toHaveValue(code)
    await shopper.button('sign-in', 'verify').click()
    await expect(page).toHaveURL(new RegExp(`${okra}$`))
  },
)

test(
  '[32.6] a code whose answer is lost may have been sent: another is asked for',
  inFull(),
  async ({ shopper, page }) => {
    await breakNextCall(page, '**/api/auth/otp', loseAnswer)
    await shopper.open(toOkra)
    await shopper.waitForHydration()
    const view = new SignInView(shopper)
    await view.number.fill(aMobileNumber())
    await shopper.button('sign-in', 'send').tap()
    await expect(page.getByRole('alert').getByText(shopper.says('sign-in', 'sendNoAnswer'))).toBeVisible()
    await shopper.button('sign-in', 'send').tap()
    await view.code.fill(await view.shownCode())
    await expect(page).toHaveURL(new RegExp(`${okra}$`))
  },
)

test('signing in succeeds although the answer of the verification was lost', async ({ shopper, page }) => {
  await page.route('**/api/auth/otp/verify', loseAnswer)
  await shopper.open(toOkra)
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(aMobileNumber())
  await expect(page).toHaveURL(new RegExp(`${okra}$`))
})

const evil = '//evil.example'

for (const address of [evil, '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/auth/signin']) {
  test(`[32.7] ${address} leads home instead`, inFull(address !== evil), async ({ shopper, page }) => {
    await shopper.open(`/auth/signin?callBackUrl=${encodeURIComponent(address)}`)
    await shopper.waitForHydration()
    await new SignInView(shopper).signIn(aMobileNumber())
    await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })
}

test('[32.7] who is signed in already is led back', async ({ shopper, page }) => {
  await shopper.open(toOkra)
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(aMobileNumber())
  await expect(page).toHaveURL(new RegExp(`${okra}$`))
  await shopper.open('/cart')
  await shopper.open('/auth/signin')
  await expect(page).toHaveURL(/\/cart$/)
})

test('what is typed before hydration is kept', inFull(), async ({ shopper, page }) => {
  await page.route('**/assets/**', async (route) => {
    await expect(view.number).toHaveValue(/^\d{10}$/)
    await route.continue()
  })
  const view = new SignInView(shopper)
  const number = aMobileNumber()
  // Scripts that are held back hold back the end of loading.
  await page.goto('/auth/signin', { waitUntil: 'commit' })
  await view.number.fill(number)
  await shopper.waitForHydration()
  await expect(view.number).toHaveValue(number)
  await shopper.button('sign-in', 'send').click()
  await view.shownCode()
})

test.describe('in West Bengal', () => {
  const address = { ...anAddress, pincode: '713101' }

  test('[03.10] [28.10] [30.5] a guest proves the number before ordering', async ({ shopper, page }) => {
    await shopper.fillCart()
    await shopper.openCart()
    await shopper.proceedButton().click()
    await shopper.fillAddress({ ...address, mobile: aMobileNumber() })
    await shopper.button('address-form', 'submit').click()
    const question = page.getByRole('dialog', { name: shopper.says('account', 'verifyTitle') })
    await expect(question).toBeVisible()
    await expect(question.getByText('West Bengal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(/\/payment-mode\?source=PMP$/)
    await shopper.chooseCod()
    await shopper.placeButton().click()
    await expect(question).toBeVisible()
    await shopper.button('sign-in', 'send', question).click()
    const view = new SignInView(shopper)
    await view.code.fill(await view.shownCode())
    await expect(question).toHaveCount(0)
    await shopper.placeButton().click()
    await shopper.orderNumber()
  })
})

test.describe('on a desktop', () => {
  test.use(desktop)

  test('[32.9] the page stands alone, and says that it needs scripts where there are none', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...desktop, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL ?? ''}/auth/signin`)
    await expect(page.getByText(/JavaScript/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await context.close()
  })
})
