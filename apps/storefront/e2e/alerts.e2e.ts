import type { AlertRequest } from '@krishi/storefront-core/alerts'
import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'

/**
 * A shop that sends alerts, as far as this page is told, and what was asked of it. This Chromium refuses notifications whatever is granted
 * to it, and has no push service: permission and subscription are the test's, the registration of the service worker is real.
 */
async function openAlerts(page: Page): Promise<readonly AlertRequest[]> {
  const asked: AlertRequest[] = []
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/1',
      options: { applicationServerKey: null },
      toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') })
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(null),
      subscribe: () => Promise.resolve(subscription),
    })
  })
  await page.route('**/api/alerts/key', (route) => route.fulfill({ json: { publicKey: 'the-key-of-the-shop' } }))
  await page.route('**/api/alerts', (route) => {
    const request = route.request().postDataJSON() as AlertRequest
    asked.push(request)
    return route.fulfill({ json: { isOn: request.isOn } })
  })
  return asked
}

const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ scope }) => new URL(scope).pathname)
  })

test.describe('alerts in the browser', inFull(), () => {
  test('are asked for at a tap alone, which registers the service worker', async ({ shopper, page }) => {
    const asked = await openAlerts(page)
    await shopper.open('/products/somalata-suvarna-486-okra-hybrid-seeds')
    await shopper.waitForHydration()
    const control = page.getByRole('switch', { name: shopper.says('alert-switch', 'price') })
    await expect(control).not.toBeChecked()
    expect(await workersOf(page)).toEqual([])
    await control.click()
    await expect(control).toBeChecked()
    expect(await workersOf(page)).toEqual(['/'])
    expect(asked).toMatchObject([{ isOn: true, language: 'en', variantId: expect.stringMatching(/^[\da-f-]{36}$/) }])
  })
})
