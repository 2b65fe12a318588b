import type { Locator } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { changeFlags } from './models/settings.ts'
import { Shopper, anAddress } from './models/shopper.ts'

/** The shop as an owner has it who lets guests look for orders. */
async function letGuestsTrack({ page }: Shopper): Promise<void> {
  await changeFlags(page, { enableLoginForTrackOrder: false })
}

async function openModal(shopper: Shopper): Promise<Locator> {
  await shopper.open('/')
  await shopper.waitForHydration()
  await shopper.link('navigation-bar', 'trackOrder').click()
  const modal = shopper.page.getByRole('dialog', { name: shopper.says('track-order', 'title') })
  await expect(modal.getByRole('textbox')).toBeFocused()
  return modal
}

async function order(shopper: Shopper): Promise<string> {
  await shopper.reachPayment()
  await shopper.placeButton().click()
  return shopper.orderNumber()
}

const track = (shopper: Shopper, within?: Locator) => shopper.button('track-order', 'track', within)

for (const language of ['en', 'te'] as const) {
  test.describe(`in ${language}`, inFull(), () => {
    test.use({ language })

    test('[31.7] [03.5] a guest finds an order by its number, over the page that is open', async ({
      shopper,
      page,
    }) => {
      const name = await order(shopper)
      await letGuestsTrack(shopper)
      const modal = await openModal(shopper)
      await expect(modal.getByText('+91')).toBeVisible()
      await expect(track(shopper, modal)).toBeDisabled()
      await modal.getByRole('textbox').fill(name)
      await expect(modal.getByRole('textbox')).toHaveValue(name.replace('BH', ''))
      await track(shopper, modal).click()
      await expect(page).toHaveURL(new RegExp(`/orders/${name.replace('BH', '')}\\?uid=[\\w-]+$`))
    })
  })
}

test(
  '[31.7] a guest finds orders by their mobile number, on the page of orders',
  inFull(),
  async ({ shopper, page }) => {
    await order(shopper)
    await letGuestsTrack(shopper)
    await shopper.open('/orders')
    await expect(shopper.heading('track-order', 'title')).toBeVisible()
    const field = page.getByRole('textbox', { name: shopper.says('track-order', 'mobileNumber') })
    await field.fill(anAddress.mobile.slice(0, 9))
    await expect(track(shopper)).toBeDisabled()
    await field.fill(`${anAddress.mobile}99`)
    await expect(track(shopper)).toBeDisabled()
    await field.fill(`0091 ${anAddress.mobile}`)
    await expect(field).toHaveValue(anAddress.mobile)
    await track(shopper).click()
    await expect(page).toHaveURL(/\/orders\?uid=[\w-]+$/)
  },
)

test('[31.7] a letter is said at the field and as a notice, and the digits stay', inFull(), async ({ shopper }) => {
  await letGuestsTrack(shopper)
  const modal = await openModal(shopper)
  const field = modal.getByRole('textbox')
  await field.pressSequentially('12a')
  await expect(field).toHaveValue('12')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const words = shopper.says('track-order', 'invalidInputMsg').source.replace(/[$]$/, '')
  await expect(field).toHaveAccessibleDescription(new RegExp(words))
  await expect(shopper.notice('track-order', 'invalidInputMsg')).toBeVisible()
  await field.pressSequentially('3')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test(
  '[31.7] the server’s own words stand under the field, and tell nothing of the orders of others',
  inFull(),
  async ({ shopper, page, browser, baseURL }) => {
    const name = await order(shopper)
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const stranger = await context.newPage()
    const other = new Shopper(stranger, 'en')
    await letGuestsTrack(other)
    const modal = await openModal(other)
    for (const number of [name, anAddress.mobile]) {
      const refused = stranger.waitForResponse('**/api/order-lookup')
      await modal.getByRole('textbox').fill(number)
      await track(other, modal).click()
      const { message } = (await (await refused).json()) as { readonly message: string }
      await expect(modal.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(`^${message}`))
    }
    expect(page.url()).not.toBe(stranger.url())
    await context.close()
  },
)

test(
  '[31.7] an answer without what leads to the order says that something is missing',
  inFull(),
  async ({ shopper, page }) => {
    await letGuestsTrack(shopper)
    await page.route('**/api/order-lookup', (route) => route.fulfill({ json: { userExternalId: '', orderId: '' } }))
    const modal = await openModal(shopper)
    await modal.getByRole('textbox').fill('123456789')
    await track(shopper, modal).click()
    await expect(modal.getByRole('heading', { name: shopper.says('track-order', 'somethingMissing') })).toBeVisible()
  },
)
