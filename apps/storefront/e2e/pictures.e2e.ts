import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { breakCalls } from './models/faults.ts'
import { expect, test } from './models/shop-test.ts'
import { pinch } from './models/pinch.ts'
import { desktop } from './models/screens.ts'
import type { Shopper } from './models/shopper.ts'

const product = /^\/(hi\/)?products\//

/** The button around the picture that is in view. */
function picture(shopper: Shopper, page: Page) {
  return shopper.button('carousel', 'enlarge', page.getByRole('main')).first()
}

test.describe('in Hindi', () => {
  test.use({ language: 'hi' })

  test(
    '[14.1] [14.3] [14.5] a picture is chosen and enlarged with two fingers, and closing returns to it',
    inFull(),
    async ({ shopper, page }) => {
      await shopper.openFirstProduct()
      await shopper.waitForHydration()
      await expect(page).toHaveURL(({ pathname }) => product.test(pathname))
      await shopper.button('carousel', 'thumbnail').nth(1).click()
      await expect(shopper.button('carousel', 'thumbnail').nth(1)).toHaveAttribute('aria-current', 'true')
      const second = shopper.button('carousel', 'enlarge').nth(1)
      await expect(second).toBeInViewport()
      await second.click()
      const viewer = page.getByRole('dialog')
      const image = viewer.getByRole('img')
      await expect(image).toBeVisible()
      await expect.poll(async () => (await viewer.boundingBox())?.width).toBe(360)
      const before = await image.boundingBox()
      if (!before) throw new Error('The viewer shows no picture. Nothing can be enlarged. Look at the trace.')
      await pinch(page, before, 80, 240)
      await expect
        .poll(async () => Math.round((10 * ((await image.boundingBox())?.width ?? 0)) / before.width))
        .toBe(30)
      await shopper.button('zoom-viewer', 'reset', viewer).click()
      await expect.poll(async () => (await image.boundingBox())?.width).toBeCloseTo(before.width, 0)
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0)
      await expect(second).toBeFocused()
    },
  )
})

test(
  '[14.3] a viewer that the network refuses is told, hinders nothing, and comes at the next tap',
  inFull(),
  async ({ shopper, page }) => {
    await shopper.openFirstProduct()
    await shopper.waitForHydration()
    const letThrough = await breakCalls(page, '**/assets/zoom-viewer*', (route) => route.abort())
    await picture(shopper, page).click()
    await expect(page.getByText(shopper.says('product-gallery', 'notOpened'))).toBeVisible()
    await shopper.addButton(page.getByRole('main')).first().click()
    letThrough()
    await picture(shopper, page).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  },
)

test.describe('on a desktop', () => {
  test.use(desktop)

  test(
    '[14.5] the viewer is a panel with the page around it, and its code comes with the mouse',
    inFull(),
    async ({ shopper, page }) => {
      await shopper.openFirstProduct()
      await shopper.waitForStart()
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('/zoom-viewer') && asked.push(request.url()))
      const heading = page.getByRole('heading', { level: 1 })
      await heading.hover()
      expect(asked).toEqual([])
      // A mouse that came before hydration is noticed when it comes again.
      await expect(async () => {
        await heading.hover()
        await picture(shopper, page).hover()
        expect(asked.length).toBeGreaterThan(0)
      }).toPass()
      await picture(shopper, page).click()
      const viewer = page.getByRole('dialog')
      await expect.poll(async () => (await viewer.boundingBox())?.width).toBeLessThan(1200)
      await page.mouse.wheel(0, -100)
      await page.keyboard.press('0')
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0)
    },
  )
})
