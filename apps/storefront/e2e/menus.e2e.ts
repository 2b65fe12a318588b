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
    await shopper.awake()
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
    await shopper.awake()
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
    await shopper.awake()
    const seeds = page.getByRole('banner').getByRole('link', { name: 'Seeds', exact: true })
    await seeds.hover()
    await seeds.click()
    await expect(page).toHaveURL(/\/collections\/seeds$/)
  })
})

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
