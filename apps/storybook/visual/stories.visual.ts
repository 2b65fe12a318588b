import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { nearestOf, readSelection, type Selection } from '../../../scripts/pictures/selection.ts'
import { stopTime } from '../../../tooling/pictures/stop-time.ts'
import { matrixPart } from '../../../tooling/test-matrix.ts'
import { showingsOf } from './matrix.ts'
import type { Showing, StoryEntry } from './matrix.ts'
import { isAtRest, isShown, show } from './preview-page.ts'
import { readStoryIndex } from './story-index.ts'

const selection = readSelection()
const isAmong = ({ stories, baselines }: Selection, { id, importPath }: StoryEntry) =>
  stories.some((file) => importPath.endsWith(`/${file}`)) || baselines.some((name) => name.startsWith(`${id}-360`))
const isSelected = (story: StoryEntry) => selection === null || isAmong(selection, story)
const isNear = (story: StoryEntry) => selection === null || isAmong(nearestOf(selection), story)

test.describe.configure({ timeout: 240_000 })

for (const showing of showingsOf(readStoryIndex().filter(isSelected), matrixPart, isNear)) {
  test(showing.title, async ({ page }) => {
    await stopTime(page)
    await page.goto(addressOf(showing))
    for (const { storyId, width, name } of showing.shots) {
      await page.setViewportSize({ width, height: 740 })
      // A story that is asked for while another one opens would be opened twice, and its focus would be lost.
      await page.waitForFunction(isAtRest)
      await page.evaluate(show, storyId)
      await page.waitForFunction(isShown, storyId)
      await page.evaluate(() => document.fonts.ready)
      await expect.soft(await subjectOf(page)).toHaveScreenshot(name)
    }
  })
}

/** What is in front covers the window, and nothing at all has no size; everything else is as large as it is. */
async function subjectOf(page: Page) {
  const story = page.locator('#storybook-root')
  const inFront = await page.locator('dialog[open], [data-scope="toast"][data-part="card"]').count()
  return inFront === 0 && (await story.isVisible()) ? story : page
}

/** The first story, with axe at rest: `pnpm stories` has it look at every story, here it would double the time. */
function addressOf({ shots: [first], locale, colorScheme }: Showing): string {
  const globals = `locale:${locale};colorScheme:${colorScheme};a11y.manual:!true`
  return `/iframe.html?id=${first?.storyId ?? ''}&viewMode=story&globals=${globals}`
}
