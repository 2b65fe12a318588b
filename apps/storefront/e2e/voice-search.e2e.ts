import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'

test.describe('a search by voice', inFull(), () => {
  test.use({ language: 'te' })

  test('takes what the browser has heard in the language of the page', async ({ shopper, page }) => {
    await page.addInitScript(() => {
      class Recognition extends EventTarget {
        lang = ''
        onresult: ((event: unknown) => void) | null = null

        start() {
          this.onresult?.({ results: [[{ transcript: this.lang === 'te-IN' ? 'టమాటా' : 'another language' }]] })
        }

        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Recognition })
    })
    await shopper.open('/collections/seeds')
    await shopper.waitForHydration()
    const field = page.getByRole('banner').locator('input[type="search"]')
    await field.click()
    await shopper.button('search-voice', 'speak').click()
    await expect(field).toHaveValue('టమాటా')
    await expect(field).toBeFocused()
    await expect(page.getByRole('banner').getByRole('option')).toHaveCount(6)
  })

  test('is not offered where the browser cannot', async ({ shopper, page }) => {
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
    })
    await shopper.open('/collections/seeds')
    await shopper.waitForHydration()
    await page.getByRole('banner').locator('input[type="search"]').click()
    await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
    await expect(shopper.button('search-voice', 'speak')).toHaveCount(0)
  })
})
