import { expect } from './expect.ts'
import type { Shopper } from './shopper.ts'

/** Scrolls a product to its reviews: they come as they come near, and what comes before them takes its room only then. */
export async function scrollToReviews(shopper: Shopper): Promise<void> {
  await expect(async () => {
    await shopper.page.getByRole('heading', { name: shopper.says('reviews', 'title') }).scrollIntoViewIfNeeded()
    await expect(shopper.link('reviews', 'write')).toBeVisible({ timeout: 1000 })
  }).toPass()
}
