import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { byTurns } from '../../../tooling/test-matrix.ts'
import { readStoryIndex } from './story-index.ts'

const pages = readStoryIndex().filter(({ type }) => type === 'docs')
const parts = [0, 1, 2, 3, 4]

/** A page shows several states of one widget, each with its headings and landmarks. */
const ofTheWholePage = ['heading-order', 'landmark-unique']

for (const part of parts) {
  test(
    `docs pages have a heading, no dialog over them and no fault that axe knows, part ${part + 1}`,
    byTurns(part),
    async ({ page }) => {
      test.setTimeout(300_000)
      expect(pages.length).toBeGreaterThan(180)
      await page.setViewportSize({ width: 1280, height: 900 })
      for (const { id } of pages.filter((_, index) => index % parts.length === part)) {
        await test.step(id, async () => {
          await page.goto(`/iframe.html?id=${id}&viewMode=docs`)
          await expect.soft(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await expect.soft(page.getByRole('dialog')).toHaveCount(0)
          const { violations } = await new AxeBuilder({ page })
            .include('#storybook-docs')
            // Properties are listed by Storybook itself, and a story in a frame is checked by its own test.
            .exclude('.docblock-argstable')
            .exclude('iframe')
            .disableRules(ofTheWholePage)
            .analyze()
          expect.soft(violations.map(({ id: rule, nodes }) => [id, rule, nodes.map(({ html }) => html)])).toEqual([])
        })
      }
    },
  )
}
