import type { Checkout } from '@krishi/storefront-core/checkout'
import type { CheckoutIdResponse } from '@krishi/storefront-core/contract'
import type { Session } from '@krishi/storefront-core/session'
import type { BrowserContext } from '@playwright/test'
import { inFull } from '../../../tooling/test-matrix.ts'
import { watchErrors } from './models/faults.ts'
import { orders, otherIntentions } from './models/intentions.ts'
import type { Intention } from './models/intentions.ts'
import { expect, test } from './models/shop-test.ts'
import { losses, loseCall } from './models/lost-call.ts'
import type { Loss } from './models/lost-call.ts'
import type { Shopper } from './models/shopper.ts'

/** Notes the checkouts that the shop makes for a device. */
function watchCheckouts(context: BrowserContext): ReadonlySet<string> {
  const ids = new Set<string>()
  context.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.url().endsWith('/api/checkouts') || !response.ok()) return
    const made = (await response.json()) as CheckoutIdResponse
    ids.add(made.data.checkoutId)
  })
  return ids
}

/** How many of these checkouts are orders, by the shop's own answer. */
async function countOrders({ page, locale }: Shopper, checkoutIds: ReadonlySet<string>): Promise<number> {
  const opened = await page.request.post('/api/session', { data: { selectedLanguage: locale } })
  const { accessToken } = (await opened.json()) as Session
  const headers = { authorization: `Bearer ${accessToken}` }
  const completed = await Promise.all(
    [...checkoutIds].map(async (id) => {
      const answer = await page.request.get(`/api/checkouts/${id}`, { headers, params: { language: locale } })
      return ((await answer.json()) as Checkout).isCheckoutCompleted
    }),
  )
  return completed.filter(Boolean).length
}

/** The gate meets each way to an order once, each with another loss; none of them takes as long as a time-out. */
const lossesInGate: readonly Loss[] = ['reset after', '502 in front', '502 after', 'phone dead']

function isInGate(intention: Intention, loss: Loss): boolean {
  const index = orders.indexOf(intention)
  return index >= 0 && lossesInGate[index] === loss
}

function testLoss(intention: Intention, loss: Loss, isOrder: boolean): void {
  const { name, call, arrive, expectOnce } = intention
  test(`[30.12] ${name} is one: ${loss}`, inFull(!isInGate(intention, loss)), async ({ shopper, page, context }) => {
    test.setTimeout(120_000)
    const errors = watchErrors(page)
    const checkouts = watchCheckouts(context)
    await page.clock.install()
    await arrive(shopper)
    const lost = await loseCall(shopper, call, loss, intention)
    await expect(async () => {
      await lost.shopper.page.clock.runFor(1000)
      expect(await intention.goOn(lost.shopper)).toBe(true)
    }).toPass()
    await lost.deliverLate()
    await expectOnce?.(lost.shopper)
    if (isOrder) expect(await countOrders(lost.shopper, checkouts)).toBe(1)
    expect(errors).toEqual([])
  })
}

for (const loss of losses) {
  for (const intention of orders) testLoss(intention, loss, true)
  for (const intention of otherIntentions) testLoss(intention, loss, false)
}
