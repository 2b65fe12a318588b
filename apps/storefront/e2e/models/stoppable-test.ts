import { test as shopTest } from './shop-test.ts'
import { StoppableShop } from './stoppable-shop.ts'

interface StoppedFixtures {
  shop: StoppableShop
}

/** A test on a shop whose database it can stop, and which begins stopped. */
export const test = shopTest.extend<object, StoppedFixtures>({
  shop: [
    async ({ browserName: _ }, give, { project }) => {
      const shop = await StoppableShop.open(project.use.baseURL ?? '')
      await give(shop)
      shop.close()
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(({ shop }) => {
  shop.stopped = /./
})
