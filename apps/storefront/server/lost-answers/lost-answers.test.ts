import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopOfTest } from './open-shop-of-test.ts'
import { courses, isAsIntended, orderOnAWeakWire } from './order-on-a-weak-wire.ts'
import { wireFaults } from './weak-wire.ts'

const isStorm = import.meta.env.MODE === 'storm'
const every = wireFaults.flatMap((fault) => courses.map((course) => [fault, course] as const))
/** Each fault with one course, each course with one fault. */
const some = wireFaults.map((fault, index) => [fault, courses[index % courses.length] ?? 'waits'] as const)
/** `pnpm order:lost` has every fault met by every course, twelve times: 504 intentions. */
const rounds = Array.from({ length: isStorm ? 12 : 1 }, (_, index) => index + 1)
const cases = isStorm ? every : [...some, ['nothing', 'orders from the cart'] as const]

describe.each(rounds)('round %i', () => {
  // A shop of its own: the stock of the product is that of one round, and no more.
  let shop: Awaited<ReturnType<typeof openShopOfTest>>
  beforeAll(async () => {
    shop = await openShopOfTest()
  })
  afterAll(() => shop.close())

  it.each(cases)(
    '[30.12] an order to whose way happens “%s” is one, and known, for a shopper who %s',
    async (fault, course) => {
      const order = await orderOnAWeakWire(shop.send, fault, course)
      expect(order).toSatisfy(isAsIntended, JSON.stringify(order))
    },
  )
})
