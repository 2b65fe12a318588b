import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { hostileValues, listingParameters } from './models/hostile-queries.ts'
import { expectWholeRing } from './models/keyboard.ts'
import { desktop } from './models/screens.ts'
import { expect, test } from './models/shop-test.ts'
import type { Shopper } from './models/shopper.ts'

const listing = '/collections/seeds'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const panel = (shopper: Shopper) => shopper.page.getByRole('form', { name: shopper.says('filter-panel', 'title') })

test.describe('on a desktop', () => {
  test.use({ ...desktop })

  test('[13.4] [13.5] each choice is applied at once, is in the address, and starts at page one', async ({
    shopper,
    page,
  }) => {
    await shopper.open(`${listing}?pageNo=2`)
    await shopper.waitForHydration()
    const brand = panel(shopper).getByRole('checkbox', { name: /^Arunleela/ })
    await brand.click()
    await expect(brand).toBeChecked()
    await expect(page).toHaveURL(/\?brands=arunleela$/)
    await expect(cards(page).first()).toContainText('Arunleela')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('combobox', { name: shopper.says('sort-select', 'label') }).selectOption('price-low-to-high')
    await expect(page).toHaveURL(/\?brands=arunleela&sortBy=price-low-to-high$/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\?pageNo=2$/)
    await expect(brand).not.toBeChecked()
  })

  test(
    '[13.4] what is chosen can be taken back one by one, all at once, and that be undone',
    inFull(),
    async ({ shopper, page }) => {
      await shopper.open(`${listing}?rating=4&price=0-500`)
      await shopper.waitForHydration()
      await page.getByRole('button', { name: /^Remove Rating/ }).click()
      await expect(page).toHaveURL(/\?price=0-500$/)
      await shopper.button('filter-panel', 'clearAll', panel(shopper)).click()
      await expect(page).toHaveURL(new RegExp(`${listing}$`))
      await shopper.button('filter-panel', 'undo', panel(shopper)).click()
      await expect(page).toHaveURL(/\?price=0-500$/)
    },
  )

  test('[13.6] a sixth brand is refused with the limit in words', inFull(), async ({ shopper, page }) => {
    await shopper.open(`${listing}?brands=arundhan,arundhanya,arunleela,bhanudhan,a-fifth`)
    await shopper.waitForHydration()
    const more = panel(shopper).getByRole('button', { name: shopper.says('filter-panel', 'showMore') })
    await expectWholeRing(panel(shopper).getByRole('checkbox').first())
    await expectWholeRing(more)
    await more.click()
    await panel(shopper).getByRole('searchbox').fill('vindhyabeej')
    await panel(shopper)
      .getByRole('checkbox', { name: /^Vindhyabeej/ })
      .click()
    await expect(panel(shopper)).toContainText('Brands: you can choose at most 5.')
    await expect(page).toHaveURL(/a-fifth$/)
  })
})

test('[13.2] [13.3] on a phone the sheet applies together, and forgets what was not applied', async ({
  shopper,
  page,
}) => {
  await shopper.open(listing)
  await shopper.waitForHydration()
  const chips = page.getByRole('navigation', { name: shopper.says('filter-chips', 'row') })
  const sheet = page.getByRole('dialog', { name: shopper.says('filter-panel', 'sheetTitle') })
  await chips.getByRole('link', { name: 'Rating' }).tap()
  await sheet.getByRole('radio', { name: /^4/ }).check()
  await shopper.button('filter-panel', 'closeSheet', sheet).tap()
  await expect(page).toHaveURL(new RegExp(`${listing}$`))
  await chips.getByRole('link', { name: 'Availability' }).tap()
  await sheet.getByRole('radio', { name: /^Out of Stock/ }).check()
  await sheet.getByRole('tab', { name: /^Rating/ }).tap()
  await expect(sheet.getByRole('radio', { name: /^4/ })).not.toBeChecked()
  await sheet.getByRole('radio', { name: /^3/ }).check()
  await sheet.getByRole('button', { name: shopper.says('filter-panel', 'showProducts') }).tap()
  await expect(page).toHaveURL(/\?availability=false&rating=3$/)
  await expect(sheet).toBeHidden()
  await expect(chips.getByRole('link', { name: /^Rating.*1 chosen/ })).toBeVisible()
})

test('[12.6] a listing that is narrowed to nothing offers to be cleared', inFull(), async ({ shopper, page }) => {
  await shopper.open(`${listing}?brands=no-such-brand&pageNo=1`)
  await expect(page.getByText(shopper.says('product-grid', 'empty'))).toBeVisible()
  await shopper.link('product-grid', 'clear').click()
  await expect(page).toHaveURL(new RegExp(`${listing}$`))
  await expect(cards(page).first()).toBeVisible()
})

test('[12.3] [12.11] the page in view is in the address, and Back returns to the same card, a reload too', async ({
  shopper,
  page,
}) => {
  await shopper.open(listing)
  await shopper.waitForHydration()
  await cards(page).nth(19).scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(30)
  const card = cards(page).nth(29)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(page).toHaveURL(/\?pageNo=2$/)
  const name = await card.getByRole('heading').innerText()
  const seen = page.getByRole('main').getByRole('article').filter({ hasText: name })
  const top = () => seen.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  await seen.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expect(seen).toBeInViewport()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
  await page.reload()
  await shopper.waitForHydration()
  await expect(seen).toBeInViewport()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
})

test('[12.3] who comes in on a later page finds the way to the earlier ones', inFull(), async ({ shopper, page }) => {
  await shopper.open(`${listing}?pageNo=4`)
  await shopper.waitForHydration()
  const first = await cards(page).first().getByRole('heading').innerText()
  await shopper.link('product-grid', 'showEarlier').click()
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(40)
  await expect(cards(page).nth(20).getByRole('heading')).toHaveText(first)
})

test('[12.2] three pages come by themselves, then the footer can be reached', inFull(), async ({ shopper, page }) => {
  await shopper.open(listing)
  await shopper.waitForHydration()
  for (const loaded of [40, 60]) {
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(loaded)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(shopper.link('product-grid', 'loadMore')).toBeVisible()
  await shopper.link('product-grid', 'loadMore').click()
  await expect.poll(() => cards(page).count()).toBe(80)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[13.1] filters and sort are plain forms, and what was chosen stays chosen', async ({ shopper, page }) => {
    await shopper.open(`${listing}?sortBy=price-low-to-high`)
    const chip = page
      .getByRole('navigation', { name: shopper.says('filter-chips', 'row') })
      .getByRole('link', { name: /^Brands/ })
    await chip.click()
    await panel(shopper)
      .getByRole('checkbox', { name: /^Arunleela/ })
      .check()
    await shopper.button('filter-panel', 'apply', panel(shopper)).click()
    await expect(page).toHaveURL(/brands=arunleela/)
    await expect(page).toHaveURL(/sortBy=price-low-to-high/)
    await expect(cards(page).first()).toContainText('Arunleela')
    await chip.click()
    await expect(panel(shopper).getByRole('checkbox', { name: /^Arunleela/ })).toBeChecked()
  })
})

test(
  '[13.1] hostile queries are listings, and those with a NUL are refused, never errors',
  inFull(),
  async ({ page }) => {
    const queries = hostileValues.map((value) =>
      listingParameters.map((name) => `${name}=${value}&${name}=${value}${value}`).join('&'),
    )
    for (const query of queries) {
      const { status } = await page.request.get(`${listing}?${query}`).then((answer) => ({ status: answer.status() }))
      expect([query, status]).toEqual([query, query.includes('%00') ? 400 : 200])
    }
  },
)
