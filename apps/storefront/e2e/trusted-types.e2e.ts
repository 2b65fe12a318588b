import type { Page } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { addresses, addressParts } from './models/addresses.ts'
import { expect, test } from './models/shop-test.ts'
import { tappedOverlays } from './models/overlays-at-a-tap.ts'
import { watchViolations } from './models/policy-violations.ts'
import { SignInView, aMobileNumber } from './models/sign-in.ts'

/** Runs in the page: what becomes of a text that is given to a place where it would run, or of a policy that would let it. */
function tryToInject(): Record<string, string> {
  const outcomeOf = (act: () => unknown) => {
    try {
      act()
      return 'taken'
    } catch (error) {
      return error instanceof Error ? error.name : 'refused'
    }
  }
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
  }
  const script = document.createElement('script')
  return {
    innerHTML: outcomeOf(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
    insertAdjacentHTML: outcomeOf(() => document.body.insertAdjacentHTML('beforeend', '<p>')),
    write: outcomeOf(() => document.write('<p>')),
    script: outcomeOf(() => (script.src = '/assets/any.js')),
    timer: outcomeOf(() => setTimeout('alert(1)')),
    policy: outcomeOf(() => trustedTypes.createPolicy('any', { createHTML: (html: string) => html })),
    default: outcomeOf(() => trustedTypes.createPolicy('default', { createHTML: (html: string) => html })),
  }
}

const refused = Object.fromEntries(
  ['innerHTML', 'insertAdjacentHTML', 'write', 'script', 'timer', 'policy', 'default'].map((way) => [way, 'TypeError']),
)

const shownHtml = (page: Page) => page.getByRole('main').locator('[data-scope="safe-html"]').first()

test('a text becomes no HTML and no script on any page, and nobody makes a policy that would let it', async ({
  shopper,
  page,
}) => {
  for (const address of ['/', addresses[0] ?? '/', '/cart', '/auth/signin', '/nothing-here']) {
    await shopper.open(address)
    await shopper.waitForStart()
    expect([address, await page.evaluate(tryToInject)]).toEqual([address, refused])
  }
})

test('HTML of the shop is shown as before on the ways within it', async ({ shopper, page }) => {
  const violations = await watchViolations(page)
  await shopper.openFirstProduct()
  await shopper.waitForHydration()
  await expect(shownHtml(page)).toHaveText(/\p{L}/u)
  await shopper.open('/kisan-vedika/blogs/search/tomato')
  await shopper.waitForHydration()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/blogs\/[^/]+$/)
  await expect(shownHtml(page)).toHaveText(/\p{L}/u)
  expect(violations).toEqual([])
})

for (const [part, ofPart] of addressParts.entries()) {
  test(`pages do nothing that their policy refuses, part ${part + 1}`, inFull(), async ({ shopper, page }) => {
    const violations = await watchViolations(page)
    await shopper.open('/auth/signin?callBackUrl=%2Faddress')
    await shopper.waitForHydration()
    await new SignInView(shopper).signIn(aMobileNumber())
    await expect(shopper.heading('account', 'bookTitle')).toBeVisible()
    for (const address of ofPart) {
      await shopper.open(address)
      await shopper.waitForHydration()
      await page.mouse.wheel(0, 20_000)
      await page.mouse.wheel(0, -20_000)
      const closed = page.getByRole('main').locator('button[aria-expanded="false"]:visible')
      for (const opener of await closed.all()) await opener.click()
      await page.waitForLoadState('networkidle')
    }
    expect(violations).toEqual([])
  })
}

for (const overlay of tappedOverlays) {
  test(
    `${overlay.name} does nothing that the policy of its page refuses`,
    inFull(!['purpose-modal', 'coins-modal'].includes(overlay.code)),
    async ({ shopper, page }) => {
      const violations = await watchViolations(page)
      await overlay.open(shopper)
      await shopper.waitForHydration()
      await overlay.opener(shopper).tap()
      await expect(overlay.shown(shopper)).toBeVisible()
      expect(violations).toEqual([])
    },
  )
}
