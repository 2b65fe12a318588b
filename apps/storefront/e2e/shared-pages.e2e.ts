import { expect, test } from './models/shop-test.ts'

test('looking at pages begins no session and leaves no cookie', async ({ shopper, page }) => {
  for (const path of ['/', '/search/tomato', '/collections/seeds']) {
    await shopper.open(path)
    await shopper.waitForHydration()
    await page.mouse.wheel(0, 4000)
    await page.waitForLoadState('networkidle')
  }
  await shopper.openFirstProduct()
  await page.reload()
  await shopper.waitForHydration()
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(await page.context().cookies()).toEqual([])
})

test('the page that a cache gives to everybody tells each shopper of the own cart, and nothing moves', async ({
  shopper,
  page,
  playwright,
  baseURL,
}) => {
  await shopper.fillCart()
  const nobody = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const answer = await nobody.get('/collections/seeds')
  expect(answer.headers()['cache-control']).toMatch(/^public, .*s-maxage=/)
  expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')).toEqual([])
  const body = await answer.body()
  await page.route('**/collections/seeds', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body }),
  )
  await page.addInitScript(() => {
    const moved = { by: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await shopper.open('/collections/seeds')
  await expect(shopper.cartLink()).toContainText('1')
  await shopper.waitForHydration()
  expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBe(0)
  await nobody.dispose()
})
