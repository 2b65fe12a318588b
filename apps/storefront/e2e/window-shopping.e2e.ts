import type { Locator } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { askPlace, choosePincode, estimate } from './models/delivery-place.ts'
import { expect, test } from './models/shop-test.ts'
import { pinch } from './models/pinch.ts'
import { scrollToReviews } from './models/reviews-in-view.ts'
import { desktop, phone } from './models/screens.ts'
import type { Shopper } from './models/shopper.ts'
import { signInFor } from './models/sign-in.ts'

const cards = (shopper: Shopper) => shopper.page.getByRole('main').getByRole('article')

/** Chooses two brands and a price band, where `parts` gives what holds the choices of a filter. */
async function narrow(shopper: Shopper, parts: (name: 'brands' | 'price') => Promise<Locator>): Promise<void> {
  const brands = await parts('brands')
  for (const at of [0, 1]) {
    const brand = brands.getByRole('checkbox', { disabled: false }).nth(at)
    await brand.click()
    await expect(brand).toBeChecked()
  }
  const band = (await parts('price')).getByRole('radio', { name: shopper.says('price-range', 'upTo', { max: '₹500' }) })
  await band.click()
  await expect(band).toBeChecked()
}

/** On a phone: in the sheet of all filters, applied together. */
async function narrowInSheet(shopper: Shopper): Promise<void> {
  const { page } = shopper
  await page
    .getByRole('navigation', { name: shopper.says('filter-chips', 'row') })
    .getByRole('link', { name: shopper.says('filter-chips', 'brands') })
    .tap()
  const sheet = page.getByRole('dialog', { name: shopper.says('filter-panel', 'sheetTitle') })
  await narrow(shopper, async (name) => {
    // How many are chosen is told after its name.
    const named = new RegExp(shopper.says('filter-chips', name).source.replace('$', ''))
    await sheet.getByRole('tab', { name: named }).tap()
    return sheet.getByRole('tabpanel')
  })
  await sheet.getByRole('button', { name: shopper.says('filter-panel', 'showProducts') }).tap()
  await expect(sheet).toBeHidden()
}

/** On a desktop: beside the list, each at once. */
async function narrowInPanel(shopper: Shopper): Promise<void> {
  const panel = shopper.page.getByRole('form', { name: shopper.says('filter-panel', 'title') })
  await narrow(shopper, (name) =>
    Promise.resolve(panel.getByRole('group', { name: shopper.says('filter-chips', name) }).first()),
  )
}

async function enlarge(shopper: Shopper, hasFingers: boolean): Promise<void> {
  await shopper.button('carousel', 'enlarge', shopper.page.getByRole('main')).first().click()
  const viewer = shopper.page.getByRole('dialog')
  const image = viewer.getByRole('img')
  await expect(image).toBeVisible()
  // It opens with a movement.
  await viewer.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const width = async () => (await image.boundingBox())?.width ?? 0
  const before = await image.boundingBox()
  if (!before) throw new Error('The viewer shows no picture. Nothing can be enlarged. Look at the trace.')
  if (hasFingers) await pinch(shopper.page, before, 80, 240)
  else await shopper.button('zoom-viewer', 'zoomIn', viewer).click()
  await expect.poll(width).toBeGreaterThan(1.4 * before.width)
  await shopper.page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
}

async function writeReview(shopper: Shopper, words: string): Promise<void> {
  const { page } = shopper
  await scrollToReviews(shopper)
  await shopper.link('reviews', 'write').click()
  const form = page.getByRole('dialog', { name: shopper.says('review-form', 'title') })
  await form.getByRole('radio').nth(3).check()
  await form.getByRole('textbox', { name: shopper.says('review-form', 'message') }).fill(words)
  await shopper.button('review-form', 'submit', form).click()
  await expect(form).toHaveCount(0)
  const reviews = page.getByRole('list', { name: shopper.says('review-list', 'list') })
  await expect(reviews.getByText(words)).toBeVisible()
}

for (const language of ['en', 'hi', 'ta'] as const) {
  for (const [screen, size] of Object.entries({ phone, desktop })) {
    test.describe(`in ${language} on a ${screen}`, inFull(`${language} ${screen}` !== 'hi phone'), () => {
      test.use({ ...size, language })

      test('[11.4] [13.4] [14.5] [16.4] [19.4] [21.2] finds, narrows, enlarges, asks, reviews, shares, and comes back', async ({
        shopper,
        page,
      }) => {
        await page.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'share', { value: () => Promise.resolve(), configurable: true })
        })
        await signInFor(shopper, '/wishlist')
        await shopper.open('/')
        await page.getByRole('banner').locator('input[type="search"]').click()
        await page.keyboard.type('tamatar')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/search\/tamatar$/)
        await page
          .getByRole('navigation', { name: shopper.says('search', 'narrow') })
          .getByRole('link')
          .first()
          .click()
        await expect(page).toHaveURL(/\/collections\/tomato-seeds$/)
        await shopper.waitForHydration()
        await (screen === 'phone' ? narrowInSheet(shopper) : narrowInPanel(shopper))
        await expect(page).toHaveURL(/\?brands=[\w-]+,[\w-]+&price=0-500$/)
        const narrowed = page.url()
        // One tomato of each brand.
        await expect(cards(shopper)).toHaveCount(2)
        const card = cards(shopper).last()
        await card.scrollIntoViewIfNeeded()
        const name = await card.getByRole('heading').innerText()
        const place = await card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
        await card.getByRole('heading').getByRole('link').click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
        await enlarge(shopper, screen === 'phone')
        await askPlace(shopper).click()
        await choosePincode(shopper, '570001')
        await expect(estimate(shopper)).toContainText('570001')
        const unitPrices = page.locator('[data-scope="variant-picker"] [data-part="unit-price"]')
        const compared = (await unitPrices.allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')))
        expect(compared.length).toBeGreaterThan(1)
        expect(Math.min(...compared)).toBeGreaterThan(0)
        await writeReview(shopper, `9/10, ${crypto.randomUUID()}`)
        await shopper.button('share-menu', 'shareProduct').click()
        await expect(shopper.notice('share-menu', 'chooseApp')).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(narrowed)
        const same = cards(shopper).filter({ has: page.getByRole('heading', { name }) })
        await expect(same).toBeInViewport()
        await expect
          .poll(async () =>
            Math.abs((await same.evaluate((element) => Math.round(element.getBoundingClientRect().top))) - place),
          )
          .toBeLessThan(3)
      })
    })
  }
}
