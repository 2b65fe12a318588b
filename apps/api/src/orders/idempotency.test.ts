import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import {
  claimIntent,
  closeAnswered,
  finishIntent,
  forgetAnswer,
  releaseIntent,
  withdrawIntent,
  type Claim,
  type Intent,
} from './idempotency.ts'

const answer: PlaceOrderResponse = {
  ...{ success: true, orderId: 'order-1', draftOrderId: 'c1', internalDraftId: 'c1', isDraftComplete: false },
  ...{ orderName: 'BH1', totalNetCost: 17_000, url: null, coins: 0, shopifyOrderId: 'order-1', payment: null },
}
const began = new Date('2026-11-21T20:00:00Z')
const lapsed = new Date(began.getTime() + 30_000)

describe.each(engines)('[30.12] the claim of an order on $name', (engine) => {
  const shop = shareShop(engine)
  let intent: Intent
  let other: Intent
  beforeEach(() => {
    const ownerId = crypto.randomUUID()
    intent = { ownerId, key: crypto.randomUUID(), bodyHash: 'x' }
    other = { ...intent, key: crypto.randomUUID() }
  })

  const claim = (of: Intent, now = began) => claimIntent(shop.api.database, of, now)
  async function claimed(of: Intent, now = began): Promise<Claim> {
    const outcome = await claim(of, now)
    if (!outcome.ok || outcome.value.kind !== 'claimed') throw new Error('It was not claimed. Nothing can be tried.')
    return outcome.value.claim
  }
  const done = async (of: Intent) => finishIntent(shop.api.database, await claimed(of), answer)
  const answered = ok({ kind: 'answered', answer })

  it('is held until it lapses, and is taken over by one of many then', async () => {
    await claimed(intent)
    expect(await claim(intent, new Date(lapsed.getTime() - 1))).toEqual(err('order/in-progress'))
    for (let race = 1; race <= 10; race += 1) {
      const now = new Date(began.getTime() + race * 30_000)
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => claim(intent, now)))
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
      expect(outcomes.filter((outcome) => !outcome.ok)).toEqual(Array(7).fill(err('order/in-progress')))
    }
  })

  it('that was taken over stores no answer and frees nothing', async () => {
    const slow = await claimed(intent)
    const taken = await claimed(intent, lapsed)
    expect(await finishIntent(shop.api.database, slow, answer)).toBe(false)
    await releaseIntent(shop.api.database, slow)
    expect(await claim(intent, lapsed)).toEqual(err('order/in-progress'))
    expect(await finishIntent(shop.api.database, taken, answer)).toBe(true)
    for (const late of [slow, taken]) await releaseIntent(shop.api.database, late)
    expect(await claim(intent)).toEqual(answered)
  })

  it('that was withdrawn after it lapsed stores no answer, and its key orders nothing any more', async () => {
    const slow = await claimed(intent)
    expect(await withdrawIntent(shop.api.database, intent, began)).toBe('running')
    expect(await withdrawIntent(shop.api.database, intent, lapsed)).toBe('withdrawn')
    expect(await finishIntent(shop.api.database, slow, answer)).toBe(false)
    await releaseIntent(shop.api.database, slow)
    expect(await claim(intent, lapsed)).toEqual(err('order/withdrawn'))
    expect(await claim(other)).toMatchObject({ ok: true })
  })

  it('is free again after a refusal', async () => {
    await releaseIntent(shop.api.database, await claimed(intent))
    expect(await claim(intent)).toMatchObject(ok({ kind: 'claimed' }))
  })

  it('whose answer is void is closed, or free again, alone', async () => {
    for (const each of [intent, other]) expect(await done(each)).toBe(true)
    await closeAnswered(shop.api.database, intent)
    expect(await Promise.all([claim(intent), claim(other)])).toEqual([err('order/withdrawn'), answered])
    await forgetAnswer(shop.api.database, intent)
    await forgetAnswer(shop.api.database, other)
    expect(await claim(intent)).toEqual(err('order/withdrawn'))
    expect(await claim(other)).toMatchObject(ok({ kind: 'claimed' }))
  })

  it('is of one shopper and of one order: another shopper’s is another, another order under its key is refused', async () => {
    await done(intent)
    expect(await claim({ ...intent, bodyHash: 'y' })).toEqual(err('order/idempotency-mismatch'))
    expect(await claim({ ...intent, ownerId: crypto.randomUUID() })).toMatchObject(ok({ kind: 'claimed' }))
  })
})
