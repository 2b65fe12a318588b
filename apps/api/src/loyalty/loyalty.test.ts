import type { Checkout } from '@krishi/storefront-core/checkout'
import type { CheckoutIdResponse, LoyaltyPayloads, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { coinLifetimeMs } from '@krishi/storefront-core/loyalty'
import { sum } from '@krishi/storefront-core/money'
import type { Order } from '@krishi/storefront-core/orders'
import { defaultSettings, mergeSettings } from '@krishi/storefront-core/settings'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { matrixPart } from '../../../../tooling/test-matrix.ts'
import { everyEngine } from '../../test/databases.ts'
import { createWalletModel, dayMs, happening } from '../../test/wallet-model.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, payload, type TestShopper } from '../../test/shopper.ts'
import { openBrowser, openSignedInShopper, signIn } from '../../test/sign-in.ts'
import { inTransaction, schema } from '../database/index.ts'
import { creditDelivered, creditDeliveredOrders } from './credit-coins.ts'
import { findWallet } from './find-wallet.ts'
import { openDemoAccounts } from '../demo-account/open-demo-accounts.ts'
import { expireCoins, findBalance } from './ledger.ts'
import { releaseCoins, spendCoins } from './spend-coins.ts'

type History = LoyaltyPayloads['loyalty.history']['response']
type Texts = LoyaltyPayloads['loyalty.config']['response']

const noTexts: Texts = {
  ...{ heading: '', subHeading: '', howToUseBHCoinsMedia: '', mediaType: 'image', mediaStyle: '', title: '' },
  ...{ yourCoins: '', totalPointsEarned: '', historyMessage: '', youWillEarn: '', expiresHeading: '' },
  ...{ expiredHeading: '', coinIconPath: '', historyIconPath: '', termsAndConditions: '' },
}

const settings = mergeSettings({
  loyaltyPoints: { enableLoyaltyPoints: true },
  loyaltyConfig: {
    en: { ...noTexts, termsAndConditions: '<p onclick="steal()">180 days</p><script>steal()</script>' },
  },
})

/** How often each of thirty that spend at once does so. */
const turns = matrixPart === 'gate' ? 6 : 20

describe.each(everyEngine)('coins on $name', (engine) => {
  const shop = shareShop(engine, () => ({ settings }))
  /** 400 rupees: eight coins, whether they are earned or asked for. */
  const tomato = line('tomato', 'TOM-10', 2)
  let shopper: TestShopper

  beforeAll(async () => {
    shopper = await openSignedInShopper(shop.api)
  })

  async function give(ownerId: string, coins: number, when = new Date()) {
    const order = { id: crypto.randomUUID(), ownerId, name: 'BH100000001', coins }
    await creditDelivered(shop.api.database, order, when)
    return order
  }

  async function aRichShopper(coins: number): Promise<TestShopper> {
    const rich = await openSignedInShopper(shop.api)
    await give(rich.guestUserId, coins)
    return rich
  }

  async function checkoutOf(who: TestShopper, isLoyaltyApplicable: boolean): Promise<string> {
    const whole = payload([tomato])
    const checkoutPayload = { ...whole, cart: { ...whole.cart, isLoyaltyApplicable } }
    const answer = await who.call<CheckoutIdResponse>('/checkouts', { body: { checkoutPayload, source: 'WEB' } })
    return answer.body.data.checkoutId
  }

  const read = async (who: TestShopper, id: string) => (await who.call<Checkout>(`/checkouts/${id}?language=en`)).body
  const order = (who: TestShopper, id: string) => who.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID())
  const balanceOf = async (who: TestShopper) =>
    (await who.call<{ totalPoints: number }>('/loyalty/coins?userId=somebody-else')).body.totalPoints
  const historyOf = async (who: TestShopper) =>
    (await who.call<History>('/loyalty/history?userId=somebody-else')).body.transactions

  it('[27.4] an order’s coins are credited when it has been delivered, once, and never when it was cancelled', async () => {
    const { database } = shop.api
    const [delivered, cancelled] = [
      await order(shopper, await checkoutOf(shopper, false)),
      await order(shopper, await checkoutOf(shopper, false)),
    ]
    expect(delivered.body).toMatchObject({ coins: 8 })
    const { body } = await shopper.call<Order>(`/orders/${delivered.body.orderId}?language=en`)
    expect([body.coins, await balanceOf(shopper)]).toEqual([8, 0])
    const arrived = { fulfillmentStatus: 'delivered' }
    await database.update(schema.orders).set(arrived).where(eq(schema.orders.id, delivered.body.orderId))
    await database
      .update(schema.orders)
      .set({ ...arrived, cancelledAt: new Date() })
      .where(eq(schema.orders.id, cancelled.body.orderId))
    await creditDeliveredOrders(database, new Date())
    await creditDeliveredOrders(database, new Date())
    await creditDelivered(
      database,
      { id: delivered.body.orderId, ownerId: shopper.guestUserId, name: '', coins: 8 },
      new Date(),
    )
    expect(await balanceOf(shopper)).toBe(8)
    const [earned] = await historyOf(shopper)
    expect(earned).toMatchObject({ points: 8, kind: 'earned', orderName: delivered.body.orderName, isExpired: false })
  })

  it('[03.5] [27.6] a guest has none, earns none and sees none; nor does anybody where they are off', async () => {
    const { shopper: guest } = shop
    const id = await checkoutOf(guest, true)
    expect(await read(guest, id)).not.toHaveProperty('loyaltyPoints')
    expect((await order(guest, id)).body.coins).toBe(0)
    expect([await balanceOf(guest), await historyOf(guest)]).toEqual([0, []])
    const ownCheckout = { id, ownerId: shopper.guestUserId, useCoins: true }
    const off = { settings: defaultSettings, now: () => new Date() }
    expect(await findWallet(shop.api.database, off, ownCheckout, false)).toBeNull()
  })

  it('[27.1] [25.5] [30.14] a checkout remembers whether they are used, and what that takes off', async () => {
    const rich = await aRichShopper(250)
    const id = await checkoutOf(rich, false)
    const before = await read(rich, id)
    const wallet = {
      orderRedeemPoints: 8,
      orderRedeemPointsInAmount: 800,
      gainedPointsFromOrder: 8,
      totalUserPoints: 250,
    }
    expect(before.loyaltyPoints).toEqual({ ...wallet, isUsed: false })
    const change = (own: object) =>
      rich.call(`/checkouts/${id}/address`, {
        method: 'PUT',
        body: { checkoutPayload: { selectedAddress: address, discountAmount: 0, discountCode: '', ...own } },
      })
    await change({ isLoyaltyApplicable: true })
    await change({})
    const after = await read(rich, id)
    expect(after).toMatchObject({
      loyaltyPoints: { ...wallet, isUsed: true },
      cart: { specialDiscount: 800, totalNetCost: before.cart.totalNetCost - 800 },
    })
    const placed = await order(rich, id)
    expect(placed.body).toMatchObject({ totalNetCost: after.cart.totalNetCost, coins: 8 })
    const { body: ordered } = await rich.call<Order>(`/orders/${placed.body.orderId}?language=en`)
    expect(ordered.specialDiscounts).toEqual({ productDiscount: 0, coinsDiscount: 800, prepaidDiscount: 0 })
    expect(await balanceOf(rich)).toBe(242)
    expect((await historyOf(rich)).map(({ kind, points }) => [kind, points])).toEqual([
      ['spent', -8],
      ['earned', 250],
    ])
    expect(await read(rich, id)).not.toHaveProperty('loyaltyPoints')
  })

  it('[27.4] an order is held back when it would take other coins than the page showed', async () => {
    const rich = await aRichShopper(8)
    const [first, second] = [await checkoutOf(rich, true), await checkoutOf(rich, true)]
    expect((await order(rich, first)).body).toMatchObject({ code: 'coins/changed' })
    await read(rich, first)
    await read(rich, second)
    const answers = await Promise.all([order(rich, first), order(rich, second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await balanceOf(rich)).toBe(0)
    const left = answers[0].status === 200 ? second : first
    expect((await read(rich, left)).loyaltyPoints).toMatchObject({ orderRedeemPoints: 0, totalUserPoints: 0 })
    expect((await order(rich, left)).status).toBe(200)
  })

  it('[27.4] many spends, thirty at once, never spend a coin twice', { timeout: 240_000 }, async () => {
    const { database } = shop.api
    const ownerId = crypto.randomUUID()
    for (const coins of [60, 40]) await give(ownerId, coins)
    const spend = () =>
      inTransaction(database, (transaction) =>
        spendCoins(transaction, { ownerId, orderId: crypto.randomUUID(), orderName: 'BH1' }, 1, new Date()),
      )
    const lane = async () => {
      let spent = 0
      for (let turn = 0; turn < turns; turn += 1) if ((await spend()).ok) spent += 1
      return spent
    }
    expect(sum(await Promise.all(Array.from({ length: 30 }, lane)))).toBe(100)
    expect(await findBalance(database, ownerId, new Date())).toBe(0)
  })

  it('[27.4] the ledger always sums to the balance, whatever happens and whenever', { timeout: 240_000 }, async () => {
    const { database } = shop.api
    const sumOf = async (ownerId: string) =>
      sum(
        (await database.select().from(schema.coinEntries).where(eq(schema.coinEntries.ownerId, ownerId))).map(
          ({ points }) => points,
        ),
      )

    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 15 }), async (happenings) => {
        const ownerId = crypto.randomUUID()
        const wallet = createWalletModel()
        const orders: string[] = []
        let now = Date.UTC(2026, 0, 1)
        for (const { kind, coins, days, which } of happenings) {
          now += days * dayMs
          wallet.pass(now)
          const at = new Date(now)
          if (kind === 'earn') {
            await give(ownerId, coins, at)
            wallet.earn(coins, now + coinLifetimeMs)
          } else if (kind === 'spend') {
            const orderId = crypto.randomUUID()
            const spent = await inTransaction(database, (transaction) =>
              spendCoins(transaction, { ownerId, orderId, orderName: 'BH2' }, coins, at),
            )
            expect(spent.ok).toBe(wallet.spend(orderId, coins))
            if (spent.ok) orders.push(orderId)
          } else if (kind === 'release') {
            const orderId = orders[which % orders.length] ?? crypto.randomUUID()
            await inTransaction(database, (transaction) => releaseCoins(transaction, orderId, at))
            wallet.release(orderId)
            wallet.pass(now)
          } else await expireCoins(database, at)
          expect(await findBalance(database, ownerId, at)).toBe(wallet.count())
          expect(await sumOf(ownerId)).toBe(wallet.count())
        }
      }),
      { numRuns: 25 },
    )
  })

  it('[27.4] tells of coins that have expired, and does not count them', async () => {
    const rich = await openSignedInShopper(shop.api)
    await give(rich.guestUserId, 30, new Date(Date.now() - coinLifetimeMs))
    await give(rich.guestUserId, 20)
    expect(await balanceOf(rich)).toBe(20)
    expect((await historyOf(rich)).map(({ kind, points, isExpired }) => [kind, points, isExpired])).toEqual([
      ['expired', -30, false],
      ['earned', 20, false],
      ['earned', 30, true],
    ])
  })

  it('[27.2] gives the shop’s texts on coins, in English where the shopper’s language has none, without scripts', async () => {
    const { body } = await shopper.call<Texts>('/loyalty/config?language=bn')
    expect(body.termsAndConditions).toBe('<p>180 days</p>')
  })

  it('gives the shopper of a demo coins once, whether the account exists already or not', async () => {
    const { database } = shop.api
    const { mobileNumber } = shopper.session.user
    const before = await balanceOf(shopper)
    const newcomer = '9000000009'
    await openDemoAccounts(database, [mobileNumber, newcomer, newcomer], new Date())
    const visitor = await signIn(shop.api, await openBrowser(shop.api), newcomer)
    expect([(await balanceOf(shopper)) - before, await balanceOf(visitor.shopper)]).toEqual([250, 250])
  })
})
