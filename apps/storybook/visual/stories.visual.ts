import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { shotsOf } from './matrix.ts'
import type { Shot, StoryEntry } from './matrix.ts'

const index = new URL('../storybook-static/index.json', import.meta.url)
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, StoryEntry> }

for (const shot of shotsOf(Object.values(entries))) {
  test(shot.name, async ({ page }) => {
    await page.setViewportSize({ width: shot.width, height: 740 })
    await page.clock.setFixedTime(new Date('2025-07-04T14:35:00+05:30'))
    await page.goto(addressOf(shot))
    await page.waitForFunction(isRendered)
    await page.evaluate(() => document.fonts.ready)
    // What is in front covers the window, and nothing at all has no size; everything else is as large as it is.
    const story = page.locator('#storybook-root')
    const inFront = await page.locator('dialog[open], [data-scope="toast"][data-part="card"]').count()
    const hasSize = await story.isVisible()
    await expect(hasSize && inFront === 0 ? story : page).toHaveScreenshot(shot.name)
  })
}

/** Runs in the page: the story has been drawn and played. An empty one leaves no other trace. */
function isRendered(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  }
  return ['finished', 'completed'].includes(preview?.currentRender?.phase ?? '')
}

function addressOf({ storyId, locale, colorScheme }: Shot): string {
  return `/iframe.html?id=${storyId}&viewMode=story&globals=locale:${locale};colorScheme:${colorScheme}`
}
