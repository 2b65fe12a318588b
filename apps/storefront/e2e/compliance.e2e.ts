import { inFull } from '../../../tooling/test-matrix.ts'
import { checkoutUrl } from './models/external-platform.ts'
import { expect, test as specified } from './models/shop-test.ts'
import { seller, test } from './models/lawful-shop.ts'
import { scrollToReviews } from './models/reviews-in-view.ts'
import { desktop } from './models/screens.ts'
import { changeFlags } from './models/settings.ts'
import type { Shopper } from './models/shopper.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'

// One after the other in one worker: they share one shop.
test.describe.configure({ mode: 'default' })

const product = '/products/somalata-suvarna-486-okra-hybrid-seeds'
const pesticide = '/products/sarayukavach-navrin-tebuconazole-25-9-ec-fungicide'
const termsOf = (shopper: Shopper) => shopper.page.getByRole('checkbox', { name: shopper.says('cart-drawer', 'terms') })
const rememberBox = (shopper: Shopper) =>
  shopper.page.getByRole('checkbox', { name: shopper.says('address-form', 'remember') })
const suggestionLabel = (shopper: Shopper) => shopper.page.getByText(shopper.says('cross-sell', 'label'))
const filters = (shopper: Shopper) => shopper.page.getByRole('form', { name: shopper.says('filter-panel', 'title') })
const originSection = (shopper: Shopper) => filters(shopper).getByRole('heading', { name: 'Country of Origin' })

const adviceOf = (shopper: Shopper) =>
  shopper.page.getByRole('region', { name: shopper.says('trust-marker', 'readLabel') })
const safetyOf = (shopper: Shopper) => shopper.page.getByRole('region', { name: shopper.says('label-facts', 'title') })

/** The label of the pesticide: advice, licence, signal word and what its colour means, antidote, number. */
async function seeLabel(shopper: Shopper): Promise<void> {
  const safety = safetyOf(shopper)
  await expect(adviceOf(shopper)).toContainText(seller.INSECTICIDE_LICENCE)
  await expect(safety.getByText(shopper.says('label-facts', 'danger'))).toBeVisible()
  await expect(safety.getByText(shopper.says('label-facts', 'blue'))).toBeVisible()
  await expect(safety.getByRole('definition').nth(1)).toContainText(/doctor|डॉक्टर/)
  await expect(safety.getByText(/^CIR-\d+\/\d{4}-Tebuconazole \(EC\)/)).toHaveAttribute('translate', 'no')
}

/** Opens the address form with a filled cart, after the terms were agreed to. */
async function openAddress(shopper: Shopper): Promise<void> {
  await shopper.fillCart()
  await shopper.openCart()
  await termsOf(shopper).check()
  await shopper.proceedButton().click()
  await expect(shopper.heading('address-form', 'addTitle')).toBeVisible()
}

test.describe('in Hindi on a phone', () => {
  test.use({ language: 'hi' })

  test('a guest ticks the terms, is not remembered, pays what the cart said, and orders', async ({ shopper, page }) => {
    await shopper.fillCart()
    await shopper.openCart()
    await expect(termsOf(shopper)).not.toBeChecked()
    await expect(shopper.proceedButton()).toHaveAttribute('aria-disabled', 'true')
    await expect(shopper.proceedButton()).toHaveAccessibleDescription(shopper.says('cart-drawer', 'termsNeeded'))
    await expect(suggestionLabel(shopper)).toBeVisible()
    const inCart = await shopper.toPay()
    await expect(page.getByText(shopper.says('billing-summary', 'shipping'))).toBeVisible()
    await termsOf(shopper).check()
    await shopper.proceedButton().click()
    await expect(rememberBox(shopper)).not.toBeChecked()
    await shopper.fillAddress()
    const made = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/checkouts'))
    await shopper.button('address-form', 'submit').click()
    expect((await made).postDataJSON()).toMatchObject({
      checkoutPayload: { consent: { version: '1', language: 'hi' } },
    })
    await shopper.chooseCod()
    expect(await shopper.toPay()).toBe(inCart)
    expect(await shopper.stored('checkoutAddress')).toBeNull()
    expect(await shopper.stored('checkoutDetails')).not.toContain('Malegaon')
    await shopper.placeButton().click()
    await shopper.expectOneOrder()
  })

  test('every page tells who sells and who answers for it', inFull(), async ({ shopper, page }) => {
    await shopper.open('/')
    const told = page.getByRole('region', { name: shopper.says('site-footer', 'sellerTitle') })
    for (const fact of Object.values(seller)) await expect(told).toContainText(fact)
    await expect(told.getByRole('link', { name: seller.CONSUMER_HELPLINE })).toHaveAttribute('href', 'tel:1915')
  })
})

test('who comes to the address past the terms is led back to them, and goes on from there', async ({
  shopper,
  page,
}) => {
  await shopper.fillCart()
  await shopper.open('/checkout/address')
  await shopper.waitForHydration()
  await shopper.fillAddress()
  const submitted = shopper.button('address-form', 'submit').click()
  await Promise.all([shopper.notice('checkout', 'agreeFirst').waitFor(), submitted])
  await expect(page).toHaveURL(/\/cart$/)
  await termsOf(shopper).check()
  await shopper.proceedButton().click()
  await expect(page).toHaveURL(/\/checkout\/[^/]+\/payment-mode$/)
})

test('who leaves for the external checkout agrees to the terms first, and the platform is told', async ({
  shopper,
  page,
  platform,
}) => {
  await changeFlags(page, { isAddressSelectionEnabled: false, isShopifyCheckoutEnabled: true })
  await page.route('https://pay.example/**', (route) => route.fulfill({ body: 'The checkout of the platform' }))
  await shopper.fillCart()
  await shopper.open('/checkout')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(shopper.notice('checkout', 'agreeFirst')).toBeVisible()
  expect(platform.carts).toEqual([])
  await termsOf(shopper).check()
  await shopper.proceedButton().click()
  await expect(page).toHaveURL(checkoutUrl)
  const [cart] = platform.carts
  const told = Object.fromEntries(cart?.attributes.map(({ key, value }) => [key, value]) ?? [])
  expect(told).toMatchObject({ terms_version: '1', terms_language: 'en' })
  expect(Date.parse(told['terms_agreed_at'] ?? '')).not.toBeNaN()
})

test(
  'an address is remembered only where the box is ticked, for thirty days, and forgotten on request',
  inFull(),
  async ({ shopper, page }) => {
    await openAddress(shopper)
    await rememberBox(shopper).check()
    await shopper.fillAddress()
    await shopper.button('address-form', 'submit').click()
    await shopper.chooseCod()

    await test.step('it is there the next time, with the box as it was left, and can be forgotten', async () => {
      await shopper.open('/checkout/address')
      await expect(shopper.field('fullName')).toHaveValue('Savitri Patil')
      await expect(rememberBox(shopper)).toBeChecked()
      const forget = shopper.button('address-form', 'forget')
      await forget.focus()
      await page.keyboard.press('Enter')
      await expect(shopper.notice('address-form', 'forgotten')).toBeVisible()
      await expect(rememberBox(shopper)).toBeFocused()
      await expect(rememberBox(shopper)).not.toBeChecked()
      await expect(shopper.field('fullName')).toHaveValue('')
      expect(await shopper.stored('checkoutAddress')).toBeNull()
    })

    await test.step('kept once more, it is gone after thirty days', async () => {
      await rememberBox(shopper).check()
      await shopper.fillAddress()
      await shopper.button('address-form', 'submit').click()
      await expect.poll(() => shopper.stored('checkoutAddress')).toContain('Savitri Patil')
      await page.clock.setSystemTime(Date.now() + 30 * 24 * 60 * 60 * 1000 + 60_000)
      await shopper.open('/checkout/address')
      await shopper.waitForHydration()
      await expect.poll(() => shopper.stored('checkoutAddress')).toBeNull()
      await expect(shopper.field('fullName')).toHaveValue('')
    })
  },
)

test.describe('on a desktop', () => {
  test.use(desktop)

  test(
    'a listing is narrowed to and sorted by the country of origin, and the product tells its own',
    inFull(),
    async ({ shopper, page }) => {
      await shopper.open('/collections/seeds')
      await shopper.waitForHydration()
      await originSection(shopper).click()
      await filters(shopper)
        .getByRole('checkbox', { name: /^Taiwan/ })
        .click()
      await expect(page).toHaveURL(/\?origin=Taiwan$/)
      await page.getByRole('combobox', { name: shopper.says('sort-select', 'label') }).selectOption('country-of-origin')
      await expect(page).toHaveURL(/\?origin=Taiwan&sortBy=country-of-origin$/)
      // The address is the whole truth: the list that it leads to is the narrowed one.
      await page.reload()
      await shopper.availableCards().first().getByRole('heading').getByRole('link').click()
      await expect(page.getByText(shopper.says('trust-marker', 'origin', { country: 'Taiwan' }))).toBeVisible()
    },
  )

  test('a pesticide is sold with what its label tells, and with the licence of the seller', async ({
    shopper,
    page,
  }) => {
    await shopper.open(pesticide)
    await seeLabel(shopper)
    await shopper.waitForHydration()
    // A touch hydrates what the server has rendered: it is still the same.
    await page.getByRole('heading', { level: 1 }).click()
    await seeLabel(shopper)
    await shopper.open(product)
    await expect(shopper.addButton(page.getByRole('main')).first()).toBeVisible()
    await expect(adviceOf(shopper)).toHaveCount(0)
    await expect(safetyOf(shopper)).toHaveCount(0)
  })

  test('a review begins without stars, and does not go without them', inFull(), async ({ shopper, page }) => {
    await shopper.open(`/auth/signin?callBackUrl=${encodeURIComponent(product)}`)
    await shopper.waitForHydration()
    await new SignInView(shopper).signIn(aMobileNumber())
    await expect(page).toHaveURL(new RegExp(`${product}$`))
    await shopper.waitForHydration()
    await scrollToReviews(shopper)
    await shopper.link('reviews', 'write').click()
    const form = page.getByRole('dialog', { name: shopper.says('review-form', 'title') })
    const stars = form.getByRole('radio')
    await expect(stars).toHaveCount(5)
    for (const star of await stars.all()) await expect(star).not.toBeChecked()
    await form.getByRole('textbox', { name: shopper.says('review-form', 'message') }).fill('All seeds came up.')
    await shopper.button('review-form', 'submit', form).click()
    await expect(form.getByText(shopper.says('review-form', 'ratingRequired'))).toBeVisible()
  })
})

test.describe('without JavaScript, in Hindi', () => {
  test.use({ javaScriptEnabled: false, language: 'hi' })

  test('the label of a pesticide can be read', inFull(), async ({ shopper }) => {
    await shopper.open(pesticide)
    await seeLabel(shopper)
  })
})

specified.describe('as it is specified', () => {
  specified.use(desktop)

  specified(
    '[24.2] [28.1] the boxes of the terms and the address are ticked already, and the seller is not named',
    inFull(),
    async ({ shopper, page }) => {
      await shopper.open('/collections/seeds')
      await shopper.waitForHydration()
      await expect(filters(shopper).getByRole('heading', { name: 'Brands' })).toBeVisible()
      await expect(originSection(shopper)).toHaveCount(0)
      await expect(page.getByText(shopper.says('site-footer', 'sellerTitle'))).toHaveCount(0)
      await shopper.open(pesticide)
      await expect(shopper.addButton(page.getByRole('main')).first()).toBeVisible()
      await expect(safetyOf(shopper)).toHaveCount(0)
      await shopper.fillCart()
      await shopper.openCart()
      await expect(termsOf(shopper)).toBeChecked()
      await shopper.proceedButton().click()
      await expect(rememberBox(shopper)).toBeChecked()
      await shopper.fillAddress()
      const made = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/checkouts'))
      await shopper.button('address-form', 'submit').click()
      expect((await made).postDataJSON()).not.toHaveProperty('checkoutPayload.consent')
      await expect.poll(() => shopper.stored('checkoutAddress')).toContain('Savitri Patil')
    },
  )
})
