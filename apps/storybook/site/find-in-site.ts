import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../../tooling/browser/chromium.ts'

/** Uses the search of a built docs site as a reader does, and throws where it does not find the page of colours by "contrast". */
export async function findsColour(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage()
  await page.goto(`${origin}/?path=/docs/start-here-search--docs`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.getByRole('searchbox', { name: 'Words of a page' }).fill('contrast')
  await docs.getByRole('list', { name: 'Pages found' }).getByRole('link', { name: 'Colour' }).click()
  await docs.getByRole('heading', { level: 1, name: 'Colour' }).waitFor()
  await browser.close()
}
