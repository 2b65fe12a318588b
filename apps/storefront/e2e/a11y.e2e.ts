import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { locales } from '@krishi/storefront-core/locale'
import { inFull } from '../../../tooling/test-matrix.ts'
import { brokenWordsOf, cutNamesOf } from './models/broken-words.ts'
import { expect, test } from './models/shop-test.ts'
import { serveFonts, wearFonts } from './models/own-fonts.ts'
import type { Shopper } from './models/shopper.ts'

interface Screen {
  readonly name: string
  readonly reach: (shopper: Shopper) => Promise<void>
}

const product = '/products/taraposhan-potassium-nitrate-13-00-45'

const productWithSubstitute = '/products/sarayukavach-navrin-tebuconazole-25-9-ec-fungicide'

const screens: readonly Screen[] = [
  { name: 'home', reach: (shopper) => shopper.open('/') },
  { name: 'a collection', reach: (shopper) => shopper.open('/collections/seeds') },
  { name: 'the results of a search', reach: (shopper) => shopper.open('/search/seeds') },
  { name: 'a product', reach: (shopper) => shopper.open(product) },
  { name: 'a product with a substitute', reach: (shopper) => shopper.open(productWithSubstitute) },
  { name: 'what is like a product', reach: (shopper) => shopper.open(`${product}/similar-products`) },
  {
    name: 'the cart',
    reach: async (shopper) => {
      await shopper.fillCart()
      await shopper.open('/cart')
      await expect(shopper.proceedButton()).toBeVisible()
    },
  },
  {
    name: 'the address',
    reach: async (shopper) => {
      await shopper.fillCart()
      await shopper.open('/checkout/address?source=checkout')
      await shopper.waitForHydration()
      await shopper.button('address-form', 'submit').click()
      await expect(shopper.field('fullName')).toBeFocused()
      await expect(shopper.notice('address-form', 'pleaseEnterName')).toBeVisible()
    },
  },
  { name: 'the payment', reach: (shopper) => shopper.reachPayment() },
  {
    name: 'the thanks',
    reach: async (shopper) => {
      await shopper.reachPayment()
      await shopper.placeButton().click()
      await shopper.orderNumber()
    },
  },
]

/** What the gate takes: a screen with the most to show in Tamil, whose words are the longest. */
const inGate = 'a collection ta'

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    for (const { name, reach } of screens) {
      const isTwin = inGate !== `${name} ${language}`
      test(
        `${name} has no fault that axe knows, fits 320 px and hides no focus`,
        inFull(isTwin),
        async ({ shopper, page }) => {
          await serveFonts(page)
          await reach(shopper)
          await expect(shopper.button('primitives/toast', 'dismiss')).toHaveCount(0)
          await page.waitForLoadState('networkidle')
          await wearFonts(page)
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
          expect(await gluedNames(page)).toEqual([])
          expect(await brokenWordsOf(page)).toEqual([])
          expect(await cutNamesOf(page)).toEqual([])
          for (const size of [
            { width: 320, height: 640 },
            // A laptop at 400 %, a phone held across.
            { width: 320, height: 256 },
            { width: 640, height: 360 },
          ]) {
            await page.setViewportSize(size)
            expect(await sidewaysScroll(page)).toBe(0)
            expect(await coveredStops(page)).toEqual([])
            if (size.height < 400) expect(await shareOfBars(page)).toBeLessThan(0.1)
            if (size.width === 320) expect(await isBrandWhole(page)).toBe(true)
          }
          await page.setViewportSize({ width: 360, height: 740 })
          await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
          expect(await sidewaysScroll(page)).toBe(0)
          expect(await coveredStops(page)).toEqual([])
          expect(await isBrandWhole(page)).toBe(true)
        },
      )
    }
  })
}

/** Links and buttons in whose names the words of two parts run together, as "5 g₹245". */
function gluedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = /[\p{L}\p{M}\p{N}.,%)]$/u
    const start = /^[\p{L}\p{N}(₹]/u
    return [...document.querySelectorAll('a, button, summary, label')].flatMap((control) => {
      if (control.hasAttribute('aria-label') || !control.checkVisibility()) return []
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      const heard = texts.filter((text) => text.data !== '' && !text.parentElement?.closest('[aria-hidden="true"]'))
      const isGlued = heard.some((text, at) => {
        const before = heard[at - 1]
        const isOther = before !== undefined && before.parentElement !== text.parentElement
        return isOther && end.test(before.data) && start.test(text.data)
      })
      return isGlued ? [control.textContent] : []
    })
  })
}

/** How far the page can be moved sideways, in px. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** How much of the screen lies under bars that stay while the page scrolls, from 0 to 1. */
function shareOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2)
    const barOf = (element: Element | null): Element | null =>
      element === null || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : barOf(element.parentElement)
    const bars = Array.from({ length: innerHeight }, (_, y) => barOf(document.elementFromPoint(innerWidth / 2, y)))
    const places = new Map(bars.map((bar) => [bar, bar?.getBoundingClientRect().top]))
    // One that stands in its own place moves with the page.
    scrollBy(0, -4)
    return bars.filter((bar) => bar && bar.getBoundingClientRect().top === places.get(bar)).length / innerHeight
  })
}

/** Whether the name of the shop is read to its end. */
function isBrandWhole(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const name = document.querySelector('[data-scope="navigation-bar"][data-part="brand-name"]')
    return name !== null && name.scrollWidth <= name.clientWidth
  })
}

/** Everything that takes the focus and is then wholly under something else, such as a bar that sticks. */
function coveredStops(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stops = document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')
    const covered: string[] = []
    for (const stop of stops) {
      if (stop.closest('[disabled], [inert]') || stop.matches('[data-sf-skip-link]') || !stop.checkVisibility())
        continue
      stop.focus()
      // React closes what lost the focus, such as the suggestions of the search, when the event is over.
      await Promise.resolve()
      const box = stop.getBoundingClientRect()
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const points = [0.2, 0.5, 0.8].flatMap((x) =>
        [0.2, 0.5, 0.8].map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
      )
      const own = [stop, ...(stop instanceof HTMLInputElement ? (stop.labels ?? []) : [])]
      const isSeen = points.some((found) => found && (found.contains(stop) || own.some((part) => part.contains(found))))
      if (!isSeen) covered.push(`${stop.outerHTML.slice(0, 150)} ${String(box.top)} ${String(box.bottom)}`)
    }
    return covered
  })
}
