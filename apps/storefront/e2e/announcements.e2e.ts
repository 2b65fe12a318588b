import { inFull } from '../../../tooling/test-matrix.ts'
import { Announcements, listen } from './models/announcements.ts'
import { test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import { spokenWays } from './models/spoken-ways.ts'

/** What the gate takes. */
const inGate = 'change-quantity en'

for (const language of ['en', 'hi'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, ...desktop })

    for (const way of spokenWays) {
      test(
        `[35.5] each change is said once: ${way.name}`,
        inFull(inGate !== `${way.name} ${language}`),
        async ({ shopper }) => {
          const heard = new Announcements(way.name, language)
          await way.reach(shopper)
          await listen(shopper, heard.hear)
          await way.go(shopper, (name, act) => heard.step(name, act))
          heard.end()
        },
      )
    }
  })
}
