import { locales } from '@krishi/storefront-core/locale'
import { inFull } from '../../../tooling/test-matrix.ts'
import { addresses } from './models/addresses.ts'
import { foreignWordsOf } from './models/foreign-words.ts'
import { expect, test } from './models/shop-test.ts'

const seeds = '/products/somalata-suvarna-486-okra-hybrid-seeds'

/** What the gate takes: the screen with the most words, in the language with the most readers. */
const inGate = `hi ${seeds}`

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    for (const path of [...addresses, seeds]) {
      test(
        `every word of ${path} is said in the voice of its language`,
        inFull(inGate !== `${language} ${path}`),
        async ({ shopper, page }) => {
          await shopper.open(path)
          await shopper.waitForHydration()
          await page.waitForLoadState('networkidle')
          expect(await foreignWordsOf(page)).toEqual([])
        },
      )
    }
  })
}
