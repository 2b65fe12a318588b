import { expect } from './expect.ts'
import { alert, open, retry } from './operation.ts'
import type { Operation } from './operation.ts'
import type { Shopper } from './shopper.ts'

const product = '/products/sarayukavach-navrin-tebuconazole-25-9-ec-fungicide'
const reviewed = '/products/somalata-suvarna-486-okra-hybrid-seeds'
const pincode = '570001'

const main = ({ page }: Shopper) => page.getByRole('main')
const cards = (shopper: Shopper) => main(shopper).getByRole('article')
const pincodeField = (shopper: Shopper) =>
  shopper.page.getByRole('textbox', { name: shopper.says('pincode-modal', 'pincode') })
const typePincode = async (shopper: Shopper) => {
  await pincodeField(shopper).fill(pincode)
  await shopper.button('pincode-modal', 'submit').click()
}
const openPincode = async (shopper: Shopper) => {
  await open(shopper, product)
  await shopper.button('delivery-estimate', 'enter').click()
  await expect(pincodeField(shopper)).toBeVisible()
}
const region = (shopper: Shopper, scope: string, key: string) =>
  shopper.page.getByRole('region', { name: shopper.says(scope, key) })
const estimate = (shopper: Shopper) => region(shopper, 'delivery-estimate', 'title')
const similar = (shopper: Shopper) => region(shopper, 'similar', 'title')
const bestSelling = (shopper: Shopper) => region(shopper, 'home-more', 'bestSelling')
const options = ({ page }: Shopper, within = page.getByRole('banner')) => within.getByRole('option')

/** What is asked for in the shop window, where its failing is told. */
export const shopWindowOperations: readonly Operation[] = [
  {
    name: 'the next page of a listing',
    call: 'catalog.collectionProducts',
    arrive: (shopper) => open(shopper, '/collections/seeds'),
    ask: (shopper) => cards(shopper).last().scrollIntoViewIfNeeded(),
    says: (shopper) => alert(shopper, 'product-grid', 'failed'),
    askAgain: retry,
    expectDone: (shopper) => expect.poll(() => cards(shopper).count()).toBe(40),
    async leave(shopper) {
      await cards(shopper).last().getByRole('heading').getByRole('link').click()
      await expect(shopper.page).toHaveURL(/\/products\//)
    },
  },
  {
    name: 'a product',
    call: 'catalog.product',
    arrive: (shopper) => open(shopper, '/collections/seeds'),
    ask: (shopper) => cards(shopper).first().getByRole('heading').getByRole('link').click(),
    says: (shopper) => alert(shopper, 'primitives/error-notice', 'title'),
    askAgain: retry,
    expectDone: (shopper) => expect(shopper.addButton(main(shopper)).first()).toBeVisible(),
  },
  {
    name: 'a search',
    call: 'catalog.search',
    arrive: (shopper) => open(shopper, '/collections/seeds'),
    ask: async ({ page }) => {
      const field = page.getByRole('banner').locator('input[type="search"]')
      await field.click()
      await field.pressSequentially('seeds')
    },
    says: (shopper) => alert(shopper, 'search-box', 'failedProducts'),
    async askAgain(shopper) {
      await expect(shopper.page.getByRole('banner').getByRole('combobox')).toHaveValue('seeds')
      await retry(shopper)
    },
    expectDone: (shopper) => expect(options(shopper)).toHaveCount(6),
  },
  {
    name: 'the days of delivery',
    call: 'delivery.estimatedDelivery',
    arrive: openPincode,
    async ask(shopper) {
      await typePincode(shopper)
      await expect(estimate(shopper)).toContainText(pincode)
    },
    says: (shopper) => estimate(shopper).getByRole('status').getByText(shopper.says('delivery-estimate', 'failed')),
    async askAgain(shopper) {
      await expect(estimate(shopper)).toContainText(pincode)
      await shopper.button('delivery-estimate', 'retry').click()
    },
    expectDone: (shopper) => expect(estimate(shopper)).toContainText('Arrives in 2 to 3 days'),
  },
  {
    name: 'the place of a pincode',
    call: 'address.pincodeLookup',
    arrive: openPincode,
    ask: typePincode,
    says: (shopper) => shopper.page.getByRole('dialog').getByText(shopper.says('pincode-modal', 'unreachable')),
    async askAgain(shopper) {
      await expect(pincodeField(shopper)).toHaveValue(pincode)
      await shopper.button('pincode-modal', 'submit').click()
    },
    expectDone: (shopper) => expect(estimate(shopper)).toContainText(pincode),
  },
  {
    name: 'reviews',
    call: 'reviews.list',
    arrive: (shopper) => open(shopper, reviewed),
    ask: (shopper) =>
      shopper.page.getByRole('heading', { name: shopper.says('reviews', 'title') }).scrollIntoViewIfNeeded(),
    says: (shopper) => alert(shopper, 'review-list', 'failed'),
    askAgain: retry,
    expectDone: (shopper) =>
      expect(
        shopper.page.getByRole('list', { name: shopper.says('review-list', 'list') }).getByRole('article'),
      ).toHaveCount(10),
  },
  {
    name: 'products like one',
    call: 'catalog.similar',
    arrive: (shopper) => open(shopper, product),
    ask: (shopper) => similar(shopper).scrollIntoViewIfNeeded(),
    says: (shopper) => similar(shopper).getByRole('alert').getByText(shopper.says('product-strip', 'failed')),
    askAgain: retry,
    expectDone: (shopper) => expect(similar(shopper).getByRole('article')).toHaveCount(10),
  },
  {
    name: 'a row of the home page',
    call: 'catalog.bestSelling',
    arrive: (shopper) => open(shopper, '/'),
    ask: (shopper) => bestSelling(shopper).scrollIntoViewIfNeeded(),
    says: (shopper) => bestSelling(shopper).getByRole('alert').getByText(shopper.says('product-strip', 'failed')),
    askAgain: retry,
    expectDone: (shopper) => expect(bestSelling(shopper).getByRole('article')).toHaveCount(20),
    async leave(shopper) {
      await shopper.seedsTile().click()
      await expect(shopper.page).toHaveURL(/seeds/)
    },
  },
  {
    name: 'a search for articles',
    call: 'community.blogSearch',
    arrive: (shopper) => open(shopper, '/kisan-vedika/blogs/search/neem'),
    async ask(shopper) {
      const field = main(shopper).locator('input[type="search"]')
      await field.click()
      await field.fill('tomato')
    },
    says: (shopper) => alert(shopper, 'search-box', 'failedArticles'),
    async askAgain(shopper) {
      await expect(main(shopper).getByRole('combobox')).toHaveValue('tomato')
      await retry(shopper)
    },
    expectDone: (shopper) => expect(main(shopper).getByRole('option').first()).toBeVisible(),
  },
]

const fillCart = async (shopper: Shopper) => {
  await shopper.fillCart()
  await shopper.waitForHydration()
}
const suggestions = (shopper: Shopper) => region(shopper, 'cross-sell', 'title')

/** What the cart asks for, where its failing is told; nothing of the cart is gone. */
export const cartOperations: readonly Operation[] = [
  {
    name: 'the prices of the cart',
    call: 'cart.priceAvailability',
    arrive: fillCart,
    ask: (shopper) => shopper.openCartNotRendered(),
    says: (shopper) => alert(shopper, 'cart-drawer', 'priceFailure'),
    async askAgain(shopper) {
      expect(await shopper.stored('cartProducts')).toContain('cartQty')
      await shopper.button('cart-drawer', 'retry').click()
    },
    expectDone: (shopper) => expect(shopper.cartLines()).toHaveCount(1),
  },
  {
    name: 'what goes with the cart',
    call: 'cart.crossSell',
    arrive: fillCart,
    ask: async (shopper) => void (await shopper.openCart()),
    says: (shopper) => suggestions(shopper).getByRole('alert').getByText(shopper.says('product-strip', 'failed')),
    async askAgain(shopper) {
      await expect(shopper.cartLines(shopper.page.getByRole('dialog'))).toHaveCount(1)
      await shopper.button('primitives/error-notice', 'retry', suggestions(shopper)).click()
    },
    expectDone: (shopper) => expect(suggestions(shopper).getByRole('article')).toHaveCount(6),
  },
]
