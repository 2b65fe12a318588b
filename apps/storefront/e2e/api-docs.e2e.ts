import { inFull } from '../../../tooling/test-matrix.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'

test.use(desktop)

test('[V13.4.5] the page of the API shows its operations under its own policy', inFull(), async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /^Krishi API/ })).toBeVisible()
  await expect(page.getByText('/checkouts/{checkoutId}', { exact: true }).first()).toBeVisible()
  expect(complaints).toEqual([])
})
