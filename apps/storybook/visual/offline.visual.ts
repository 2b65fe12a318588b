import { test } from '@playwright/test'
import { byTurns } from '../../../tooling/test-matrix.ts'
import { hasEnded, isAtRest, show } from './preview-page.ts'
import { readStoryIndex } from './story-index.ts'

/** Stories of the shop in memory that are played. */
const played = readStoryIndex().filter(
  ({ type, tags, title }) => type === 'story' && tags.includes('play-fn') && /^(Connected|Elements)\//.test(title),
)
const parts = [0, 1, 2, 3, 4]

for (const part of parts) {
  test(
    `a story that is played without a network comes to its end, part ${part + 1}`,
    byTurns(part),
    async ({ page }) => {
      test.setTimeout(300_000)
      const stories = played.filter((_, index) => index % parts.length === part)
      await page.goto(
        `/iframe.html?id=${stories[0]?.id ?? ''}&viewMode=story&globals=network:offline;a11y.manual:!true`,
      )
      for (const { id } of stories) {
        await test.step(id, async () => {
          await page.waitForFunction(isAtRest)
          await page.evaluate(show, id)
          await page.waitForFunction(hasEnded, id, { timeout: 30_000 })
        })
      }
    },
  )
}
