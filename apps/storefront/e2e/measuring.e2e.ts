import { inFull } from '../../../tooling/test-matrix.ts'
import { desktop } from './models/screens.ts'
import { expect, test } from './models/shop-test.ts'

/** What the data layer of the page holds, by name. */
const events = () => (window as Window & { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event) ?? []

test.describe('what is used in the shop', () => {
  test.use({ language: 'hi' })

  test(
    '[08.1] [08.3] is counted only once the shopper agrees, and no more when that is taken back',
    inFull(),
    async ({ shopper, page }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (/\/telemetry\/(conversions|activities|attributions)$/.test(request.url())) sent.push(request.url())
      })
      // A sink that fails changes nothing.
      await page.route('**/api/telemetry/attributions', (route) => route.abort())
      await shopper.open('/collections/seeds')
      await shopper.waitForHydration()
      const ask = page.getByRole('region', { name: shopper.says('measuring-consent', 'askTitle') })
      await expect(ask).toBeVisible()
      const add = shopper.addButton(page.getByRole('main')).first()
      await add.click()
      await expect.poll(() => page.evaluate(events)).toEqual([])
      await ask.getByRole('button', { name: shopper.says('measuring-consent', 'allow') }).click()
      await expect(ask).toHaveCount(0)
      await add.click()
      await expect.poll(() => page.evaluate(events)).toEqual(['add_to_cart'])
      await expect.poll(() => sent.length).toBe(2)

      await shopper.open('/pages/privacy-choices')
      await shopper.waitForHydration()
      await expect(page.getByText(shopper.says('measuring-consent', 'stateGranted'))).toBeVisible()
      await page.getByRole('button', { name: shopper.says('measuring-consent', 'refuse') }).click()
      await expect(page.getByText(shopper.says('measuring-consent', 'stateRefused'))).toBeVisible()
      await page.reload()
      await expect(page.getByText(shopper.says('measuring-consent', 'stateRefused'))).toBeVisible()
      await expect(page.getByRole('region', { name: shopper.says('measuring-consent', 'askTitle') })).toHaveCount(0)
      expect(sent).toHaveLength(2)
    },
  )
})

test.describe('on a desktop', inFull(), () => {
  test.use(desktop)

  test('[08.1] no script of it comes before the page is in use and idle', async ({ shopper, page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await shopper.open('/collections/seeds')
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /measuring/.test(url))).toEqual([])
    await shopper.waitForHydration()
    await expect.poll(() => scripts.some((url) => /start-measuring/.test(url))).toBe(true)
  })

  test('[06.3] an exception that nobody catches is reported once, and nobody is told', async ({ shopper, page }) => {
    const reports: unknown[] = []
    await page.route('**/api/telemetry/errors', async (route) => {
      reports.push(route.request().postDataJSON())
      await route.fulfill({ json: { accepted: 1 } })
    })
    await shopper.open('/collections/seeds')
    await shopper.waitForHydration()
    await expect(page.getByRole('region', { name: shopper.says('measuring-consent', 'askTitle') })).toBeVisible()
    const fail = () =>
      page.evaluate(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the test') })))
    await expect(async () => {
      await fail()
      expect(reports).toHaveLength(1)
    }).toPass()
    await fail()
    expect(reports).toMatchObject([
      { error: 'Error: of the test', methodName: 'uncaught', isGuestUser: true, pagePath: '/collections/seeds' },
    ])
    expect(Object.keys(reports[0] as object).sort()).toEqual(
      [
        ...['connectionStrength', 'connectionType', 'error', 'isGuestUser', 'methodName', 'pagePath', 'userAgent'],
        'userId',
      ].sort(),
    )
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})
