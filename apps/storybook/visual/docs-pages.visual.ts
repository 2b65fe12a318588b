import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { byTurns } from '../../../tooling/test-matrix.ts'
import { readStoryIndex } from './story-index.ts'

const pages = readStoryIndex().filter(({ type }) => type === 'docs')
const parts = [0, 1, 2, 3, 4]

for (const part of parts) {
  test(
    `docs pages have a heading, no dialog over them and no fault that axe knows, part ${part + 1}`,
    byTurns(part),
    async ({ page }) => {
      test.setTimeout(600_000)
      expect(pages.length).toBeGreaterThan(180)
      await page.setViewportSize({ width: 1280, height: 900 })
      // A story in a frame is checked by its own test, and each would load all of Storybook again.
      const empty = { contentType: 'text/html', body: '<!doctype html><html lang="en"><title>A story</title></html>' }
      await page.route(/[?&]viewMode=story/, (route) => route.fulfill(empty))
      for (const { id } of pages.filter((_, index) => index % parts.length === part)) {
        await test.step(id, async () => {
          await page.goto(`/iframe.html?id=${id}&viewMode=docs`)
          // A page that throws has a heading as well, that of Storybook's error.
          await expect.soft(page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first()).toBeVisible()
          await expect.soft(page.getByRole('dialog')).toHaveCount(0)
          // Stories are checked by their own tests, and left out they would be counted all the same: axe reads the whole page.
          await page.locator('.sb-story').evaluateAll((stories) => stories.forEach((story) => story.remove()))
          const { violations } = await new AxeBuilder({ page }).include('#storybook-docs').exclude('iframe').analyze()
          expect.soft(violations.map(({ id: rule, nodes }) => [id, rule, nodes.map(({ html }) => html)])).toEqual([])
        })
      }
    },
  )
}

test('opens on an introduction, from which the contrast of a token is two clicks away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const docs = page.frameLocator('#storybook-preview-iframe')
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText('Krishi Storefront')
  await expect(docs.getByRole('table', { name: 'Buttons of the toolbar' }).getByRole('row')).toHaveCount(6)
  await docs.getByRole('link', { name: 'colour', exact: true }).click()
  const muted = docs
    .getByRole('table', { name: 'Tokens of colour' })
    .getByRole('row', { name: /^--sf-color-text-muted / })
  await muted.getByText(/^at least \d+\.\d$/).click()
  await expect(muted.getByText(/^text-muted on surface: \d+\.\d by day, \d+\.\d at night$/)).toBeVisible()
})
