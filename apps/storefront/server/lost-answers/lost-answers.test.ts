import { afterAll, expect, it } from 'vitest'
import { openShopOfTest } from './open-shop-of-test.ts'
import { courses, isAsIntended, orderOnAWeakWire } from './order-on-a-weak-wire.ts'
import { wireFaults } from './weak-wire.ts'

const shop = await openShopOfTest()
afterAll(() => shop.close())

const every = wireFaults.flatMap((fault) => courses.map((course) => [fault, course] as const))
/** Each fault with one course, each course with one fault. */
const some = wireFaults.map((fault, index) => [fault, courses[index % courses.length] ?? 'waits'] as const)
/** `pnpm order:lost` has every fault met by every course, twelve times: 504 intentions. */
const cases =
  import.meta.env.MODE === 'storm'
    ? Array.from({ length: 12 }, () => every).flat()
    : [...some, ['nothing', 'orders from the cart'] as const]

it.each(cases)(
  '[30.12] an order to whose way happens “%s” is one, and known, for a shopper who %s',
  async (fault, course) => {
    const order = await orderOnAWeakWire(shop.send, fault, course)
    expect(order).toSatisfy(isAsIntended, JSON.stringify(order))
  },
)
