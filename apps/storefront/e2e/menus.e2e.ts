import type { MenuResponse } from '@krishi/storefront-core/contract'
import { inFull } from '../../../tooling/test-matrix.ts'
import { tabTo } from './models/keyboard.ts'
import { desktop } from './models/screens.ts'
import { expect, test } from './models/shop-test.ts'

test.describe('on a wide screen', () => {
  test.use(desktop)

  test('[09.7] a keyboard opens a menu and goes to one of its links; a page pays for menus no earlier', async ({
    shopper,
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => /mega-menu|api\/menu/.test(request.url()) && asked.push(request.url()))
    await shopper.open('/collections/crop-protection')
    await shopper.waitForHydration()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const bar = page.getByRole('banner').getByRole('navigation')
    await tabTo(page, shopper.cartLink())
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('button', { name: 'Brands', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    const seeds = bar.getByRole('button', { name: 'Seeds', exact: true })
    await expect(seeds).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(seeds).toHaveAttribute('aria-expanded', 'true')
    const vegetables = bar.getByRole('link', { name: 'Vegetable Seeds', exact: true })
    await tabTo(page, vegetables)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/collections\/vegetable-seeds$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(vegetables).toBeHidden()
  })

  test('[09.7] a mouse opens the menu that it rests on', inFull(), async ({ shopper, page }) => {
    await shopper.open('/')
    await shopper.waitForHydration()
    const bar = page.getByRole('banner').getByRole('navigation')
    // The bar hears of a mouse once its code is there.
    await expect(async () => {
      await page.mouse.move(640, 790)
      await bar.getByText('Crop Nutrition', { exact: true }).hover()
      await expect(bar.getByRole('link', { name: 'Crop Nutrition: view all' })).toBeVisible({ timeout: 3000 })
    }).toPass()
    await bar.getByRole('button', { name: 'Brands', exact: true }).hover()
    await expect(bar.getByRole('link', { name: 'Brands: view all' })).toBeVisible()
    await page.mouse.move(640, 790)
    await expect(bar.getByRole('link', { name: 'Brands: view all' })).toBeHidden()
  })

  test('[09.7] the names of menus are links where their panels do not come', inFull(), async ({ shopper, page }) => {
    await page.route('**/assets/mega-menu-*.js', (route) => route.abort())
    await shopper.open('/')
    await shopper.waitForHydration()
    const seeds = page.getByRole('banner').getByRole('link', { name: 'Seeds', exact: true })
    await seeds.hover()
    await seeds.click()
    await expect(page).toHaveURL(/\/collections\/seeds$/)
  })
})

test('[09.2] [09.8] [10.1] [10.2] a phone finds its way by the drawer of menus and by the tabs', async ({
  shopper,
  page,
}) => {
  await shopper.open('/')
  await shopper.waitForHydration()
  await shopper.button('navigation-bar', 'openMenu').tap()
  const drawer = page.getByRole('dialog', { name: shopper.says('menu-drawer', 'title') })
  // Until its links are there, it is a link itself.
  await drawer.locator('summary').getByText('Seeds', { exact: true }).tap()
  await drawer.getByRole('link', { name: 'Vegetable Seeds', exact: true }).tap()
  await expect(page).toHaveURL(/\/collections\/vegetable-seeds$/)
  // The next page begins at its top, once it is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Vegetable Seeds' })).toBeVisible()
  await expect(drawer).toBeHidden()
  const tabs = page.getByRole('navigation', { name: shopper.says('tab-bar', 'label') })
  await expect(tabs).toBeVisible()
  await page.mouse.move(180, 400)
  const scrolledTo = () => page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  await expect.poll(scrolledTo).toBe(600)
  await expect(tabs).toBeHidden()
  await page.mouse.wheel(0, -200)
  await expect.poll(scrolledTo).toBe(400)
  // A finger does not scroll to what it taps: the bar is there first.
  const home = shopper.link('tab-bar', 'home', tabs)
  await expect(home).toBeInViewport({ ratio: 1 })
  const { x = 0, y = 0 } = (await home.boundingBox()) ?? {}
  await page.touchscreen.tap(x + 20, y + 20)
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/collections\/vegetable-seeds$/)
})

test(
  '[09.6] [10.5] on a listing the bar stays, lifted past 60 px, and nothing moves for it',
  inFull(),
  async ({ shopper, page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await shopper.open('/collections/seeds')
    await shopper.waitForHydration()
    const bar = page.getByRole('banner')
    const look = () =>
      bar.evaluate((header) => [
        /[1-9][\d.]*px/.test(getComputedStyle(header).boxShadow),
        header.getBoundingClientRect().top,
      ])
    for (const [y, isLifted] of [
      [60, false],
      [61, true],
      [1000, true],
    ] as const) {
      await page.evaluate((to) => scrollTo(0, to), y)
      await expect.poll(look).toEqual([isLifted, 0])
    }
    const up = shopper.button('back-to-top', 'backToTop')
    await expect(up).toBeVisible()
    await page.evaluate(() => scrollTo(0, 800))
    await expect(up).toBeHidden()
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001)
  },
)

test('[09.4] [10.6] every link of the menus and of the footer leads somewhere', inFull(), async ({ shopper, page }) => {
  test.setTimeout(300_000)
  await shopper.open('/')
  const { menu } = (await (await page.request.get('/api/menu?language=en')).json()) as MenuResponse
  const linksOfMenu = menu.flatMap(({ menuLink, columns, subMenus }) => [
    menuLink,
    ...[...columns, ...subMenus.flatMap((subMenu) => subMenu.columns)].map(({ link }) => link),
    ...subMenus.map(({ subMenuLink }) => subMenuLink),
  ])
  const shown = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const links = [...new Set([...linksOfMenu, ...shown])].filter((link) => link.startsWith('/'))
  expect(links.length).toBeGreaterThan(100)
  const lost: string[] = []
  for (const link of links) {
    const answer = await page.request.get(link)
    if (answer.status() !== 200) lost.push(`${link} ${String(answer.status())}`)
  }
  expect(lost).toEqual([])
})
