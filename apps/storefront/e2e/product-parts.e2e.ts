import type { Locator } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import type { Shopper } from './models/shopper.ts'

/** A weed killer with a description alone, its purpose, deals, a sale and questions; seeds with an overview and two films. */
const herbicide = '/products/devmitra-shaurin-butachlor-50-ec-herbicide'
const seeds = '/products/kamalbeej-surabhi-309-okra-hybrid-seeds'

const tabs = (shopper: Shopper): Locator =>
  shopper.page.getByRole('navigation', { name: shopper.says('section-tabs', 'label') })

/** Opens a product and moves the mouse over it, which hydrates the parts below. */
async function openHydrated(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path)
  await shopper.waitForHydration()
  await shopper.page.mouse.move(20, 20)
}

/** Where the middle of an element is on the screen, once what was begun is rendered. Runs in the page. */
async function middleOf(element: Element): Promise<{ x: number; y: number }> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

for (const language of ['en', 'te'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'te'), () => {
    test.use({ language })

    test('[15.1] the bar leads to each part, stays in sight and marks the part in view', async ({ shopper, page }) => {
      await openHydrated(shopper, herbicide)
      const before = await page.evaluate(() => history.length)
      for (const name of ['faqs', 'reviews', 'explore', 'details']) {
        const tab = shopper.link('section-tabs', name, tabs(shopper))
        await tab.click()
        await expect(page.locator(`#${name}`)).toBeFocused()
        await expect(tab).toHaveAttribute('aria-current', 'location')
        await expect(tab).toBeInViewport()
        await expect
          .poll(() =>
            tabs(shopper).evaluate((bar, id) => {
              const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY
              return top - bar.getBoundingClientRect().bottom
            }, name),
          )
          .toBeGreaterThanOrEqual(-1)
      }
      expect(await page.evaluate(() => history.length)).toBe(before)
    })

    test(
      '[15.1] the links of the bar stay under the finger while the page moves',
      inFull(),
      async ({ shopper, page }) => {
        await openHydrated(shopper, herbicide)
        const link = (name: string) => shopper.link('section-tabs', name, tabs(shopper))
        await link('reviews').click()
        await expect(link('reviews')).toHaveAttribute('aria-current', 'location')
        // Not by a locator's own hand, which scrolls the page before it presses.
        const { x, y } = await link('explore').evaluate(middleOf)
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.locator('#explore').evaluate((part) => part.scrollIntoView())
        await expect(link('explore')).toHaveAttribute('aria-current', 'location')
        await page.mouse.up()
        await expect(page.locator('#explore')).toBeFocused()
      },
    )

    test('[15.1] [15.11] deals and purpose open over the page and close again', async ({ shopper, page }) => {
      await openHydrated(shopper, herbicide)
      const deals = shopper.button('product-deals', 'open')
      await deals.click()
      const modal = page.getByRole('dialog', { name: shopper.says('product-deals', 'title') })
      await expect(modal.getByRole('listitem')).toHaveCount(2)
      await page.keyboard.press('Escape')
      await expect(deals).toBeFocused()
      await shopper.button('product-purpose', 'open').click()
      const purpose = page.getByRole('dialog', { name: shopper.says('product-purpose', 'title') })
      await expect(purpose).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(purpose).toHaveCount(0)
    })

    test(
      '[15.12] overview and description are tabs on a phone; a description alone unfolds',
      inFull(),
      async ({ shopper, page }) => {
        await openHydrated(shopper, seeds)
        const description = page.getByRole('tabpanel', { name: shopper.says('product-description', 'description') })
        await expect(description).toBeHidden()
        await page.getByRole('tab', { name: shopper.says('product-description', 'description') }).click()
        await expect(description).toBeVisible()
        await openHydrated(shopper, herbicide)
        await shopper.button('product-description', 'more').click()
        await expect(shopper.button('product-description', 'less')).toBeVisible()
      },
    )
  })
}

test(
  '[15.4] [15.9] the banner leads to the sale, and much at once to its form',
  inFull(),
  async ({ shopper, page }) => {
    await openHydrated(shopper, herbicide)
    await expect(page.getByRole('link', { name: /^Festival sale/ })).toHaveAttribute(
      'href',
      '/collections/festival-sale',
    )
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const link = page.getByRole('link', { name: /^Do you need a large quantity\?/ })
    await expect(link).toHaveAttribute('href', `/pages/bulk-buyer-form?product=${encodeURIComponent(name)}`)
    const motion = () => link.locator('[data-part="arrow"]').evaluate((arrow) => getComputedStyle(arrow).animationName)
    expect(await motion()).not.toBe('none')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await motion()).toBe('none')
  },
)

test(
  '[15.12] [15.14] nobody outside is asked before the film is tapped, and an answer opens',
  inFull(),
  async ({ shopper, page, baseURL }) => {
    const outside: string[] = []
    page.on('request', (request) => {
      if (/^http/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) outside.push(request.url())
    })
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'Film' }))
    await openHydrated(shopper, seeds)
    const play = page.getByRole('button', { name: shopper.says('carousel', 'play') })
    await play.scrollIntoViewIfNeeded()
    expect(outside).toEqual([])
    await play.click()
    await expect.poll(() => outside.length).toBe(1)
    await openHydrated(shopper, herbicide)
    const question = page.locator('#faqs summary').first()
    await question.click()
    await expect(page.locator('#faqs details').first()).toHaveAttribute('open')
  },
)

test.describe('before the last day of the app', () => {
  test('[15.10] Back invites once to the app, then leads back', inFull(), async ({ shopper, page }) => {
    await page.clock.install({ time: new Date('2025-12-31T10:00:00+05:30') })
    await shopper.open('/collections/seeds')
    await openHydrated(shopper, seeds)
    const invitation = page.getByRole('dialog', { name: shopper.says('app-modal', 'title') })
    await tabs(shopper).waitFor()
    await page.mouse.click(5, 300)
    await expect(async () => {
      await page.clock.fastForward(2_100)
      expect(await page.evaluate(() => (history.state as { isSecond?: true } | null)?.isSecond)).toBe(true)
    }).toPass()
    await page.goBack()
    await expect(invitation).toBeVisible()
    await expect(page).toHaveURL(new RegExp(seeds))
    await expect(shopper.link('app-modal', 'get', invitation)).toHaveAttribute('href', /^https:\/\/play\.google\.com\//)
    await shopper.button('app-modal', 'leave', invitation).click()
    await expect(page).toHaveURL(/\/collections\/seeds/)
    expect(await page.evaluate(() => sessionStorage.getItem('PDPBanner'))).toBe('true')
    await openHydrated(shopper, seeds)
    await page.clock.fastForward(5_000)
    await page.goBack()
    await expect(page).toHaveURL(/\/collections\/seeds/)
  })
})

test('[15.10] after its last day Back leads back', inFull(), async ({ shopper, page }) => {
  await page.clock.install({ time: new Date('2026-01-01T00:00:01+05:30') })
  await shopper.open('/collections/seeds')
  await openHydrated(shopper, seeds)
  await page.mouse.click(5, 300)
  await page.clock.fastForward(5_000)
  await page.goBack()
  await expect(page).toHaveURL(/\/collections\/seeds/)
})

test.describe('on a desktop', () => {
  test.use(desktop)

  test(
    '[15.12] overview and description stand below each other, and Back is never held',
    inFull(),
    async ({ shopper, page }) => {
      await page.clock.install({ time: new Date('2025-12-31T10:00:00+05:30') })
      await openHydrated(shopper, seeds)
      for (const name of ['overview', 'description']) {
        await expect(page.getByRole('region', { name: shopper.says('product-description', name) })).toBeVisible()
      }
      await expect(page.getByRole('tab', { name: shopper.says('product-description', 'overview') })).toHaveCount(0)
      await page.clock.fastForward(5_000)
      expect(await page.evaluate(() => (history.state as { isSecond?: true } | null)?.isSecond)).toBeUndefined()
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[15.12] [15.14] everything can be read', async ({ shopper, page }) => {
    await shopper.open(seeds)
    for (const name of ['overview', 'description']) {
      await expect(page.getByRole('region', { name: shopper.says('product-description', name) })).toBeVisible()
    }
    await shopper.open(herbicide)
    await page.locator('#faqs summary').first().click()
    await expect(page.locator('#faqs details p').first()).toBeVisible()
    await shopper.link('section-tabs', 'reviews', tabs(shopper)).click()
    await expect(page).toHaveURL(/#reviews$/)
  })
})
