import { locales } from '@krishi/storefront-core/locale'
import { byTurns } from '../../../tooling/test-matrix.ts'
import { addresses } from './models/addresses.ts'
import { foreignWordsOf } from './models/foreign-words.ts'
import { expect, test } from './models/shop-test.ts'

const seeds = '/products/somalata-suvarna-486-okra-hybrid-seeds'

/** What the gate takes: the screen with the most words, in the language with the most readers. */
const inGate = `hi ${seeds}`

for (const [place, language] of locales.entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    for (const [index, path] of [...addresses, seeds].entries()) {
      test(
        `every word of ${path} is said in the voice of its language`,
        byTurns(place + index, inGate !== `${language} ${path}`),
        async ({ shopper, page }) => {
          await shopper.open(path)
          await shopper.hydrateIslands()
          await page.waitForLoadState('networkidle')
          expect(await foreignWordsOf(page)).toEqual([])
        },
      )
    }
  })
}
