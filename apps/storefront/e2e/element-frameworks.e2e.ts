import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { buildFrameworkPage, installFrameworks } from './models/build-framework-pages.ts'
import { frameworkPages } from './models/framework-pages.ts'
import { desktop } from './models/screens.ts'
import { expect, test } from './models/shop-test.ts'

// Firefox, which a run may take, is never a phone.
test.use(desktop)

const products = {
  first: 'taraposhan-potassium-nitrate-13-00-45',
  second: 'sarayukavach-navrin-tebuconazole-25-9-ec-fungicide',
}
const theme = readFileSync(
  new URL('../../../test-fixtures/host-sheets/wordpress-block-theme.css', import.meta.url),
  'utf8',
)

const add = (page: Page) => page.locator('krishi-buy-button').getByRole('button', { name: /^Add to cart: / })
const cart = (page: Page) => page.getByRole('button', { name: 'Cart, 1 product' })

/** What the page has heard: the product that came into the cart, and how many units are in it. */
const heard = (page: Page) => page.locator('output')

/** Opens a page on the origin of the shop. The script of the elements comes last, when the framework has set its properties. */
async function openPage(page: Page, body: string, style: string): Promise<void> {
  const names = Object.entries(products).map(([name, handle]) => `${name} = ${JSON.stringify(handle)}`)
  await page.route('**/framework', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>A village shop</title><style>${style}</style>
        <meta name="viewport" content="width=device-width"><script>var ${names.join(', ')}</script></head>
        <body>${body}<script type="module" src="/embed/v1.js" data-locale="en"></script></body></html>`,
    }),
  )
  await page.goto('/framework')
}

test.describe('elements in pages of other makes', inFull(), () => {
  // In one worker, which installs the frameworks once.
  test.describe.configure({ mode: 'default' })
  let folder = ''

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    folder = await installFrameworks()
  })

  for (const [name, source] of Object.entries(frameworkPages)) {
    test(`${name}: elements are shown, take a property from the state, are heard by a handler, and sell`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await openPage(page, await buildFrameworkPage(folder, name, source), name === 'WordPress' ? theme : '')
      const first = await add(page).getAttribute('aria-label')
      await page.getByRole('button', { name: 'Another product' }).click()
      await expect(add(page)).not.toHaveAccessibleName(first ?? '')
      const second = (await add(page).getAttribute('aria-label')) ?? ''
      await add(page).click()
      await expect(heard(page)).toHaveText(/^\S+, 1$/)
      await cart(page).click()
      const quantity = second.replace('Add to cart', 'Quantity of').replace(':', '')
      await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('group', { name: quantity })).toBeVisible()
      expect(errors).toEqual([])
    })
  }
})
