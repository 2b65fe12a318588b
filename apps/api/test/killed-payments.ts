import type { PaymentStatusResponse } from '@krishi/storefront-core/contract'
import { and, eq } from 'drizzle-orm'
import { openDatabase, schema } from '../src/database/index.ts'
import { nameUuid } from '../src/seeding/index.ts'
import type { TestDatabase } from './databases.ts'
import { createFaults, type Moment } from './faults.ts'
import { openShop, type TestShop } from './open-shop.ts'
import { createTestPaying, orderOnline, verify, type TestPaying } from './paying.ts'
import { line, openShopper, type TestShopper } from './shopper.ts'

/** A step of an order that is paid online, at which the server is killed. */
interface Step {
  readonly name: string
  /** What the server does then: place the order, check what the page was handed, or take a notice. */
  readonly during: 'place' | 'verify' | 'notice'
  readonly moment: Moment
}

const step = (name: string, during: Step['during'], at: Moment['at'], nth = 1): Step => {
  return { name, during, moment: { at, nth } }
}

/** Every step, from the tap on "Place order" to the thank-you page. */
export const steps: readonly Step[] = [
  step('before the intent is claimed', 'place', 'insert'),
  step('before the goods are kept', 'place', 'before transaction'),
  step('amid keeping the goods', 'place', 'amid transaction'),
  step('goods kept, provider not asked', 'place', 'after transaction'),
  step('before the provider is asked', 'place', 'before provider'),
  step("the provider's answer is lost", 'place', 'after provider'),
  step("before the provider's order is kept", 'place', 'before transaction', 2),
  step("amid keeping the provider's order", 'place', 'amid transaction', 2),
  step('the answer to the page is lost', 'place', 'after transaction', 2),
  step('paid, before the provider is asked', 'verify', 'before provider'),
  step("paid, the provider's answer is lost", 'verify', 'after provider'),
  step('paid, before it is settled', 'verify', 'before transaction'),
  step('paid, amid settling', 'verify', 'amid transaction'),
  step('settled, the answer to the page is lost', 'verify', 'after transaction'),
  step('notice taken, amid settling', 'notice', 'amid transaction'),
  step('notice settled, not yet noted', 'notice', 'insert'),
]

/** What the shopper does about it. */
export const habits = ['taps again', 'taps twice at once', 'has two tabs', 'goes Back and orders', 'gives up'] as const

/** One killed server, and what came of it. */
export interface Run {
  readonly step: string
  readonly habit: (typeof habits)[number]
  readonly wasKilled: boolean
  readonly orders: number
  /** Payments that the provider took and did not give back. */
  readonly charges: number
  /** How many were taken off the stock. */
  readonly taken: number
  /** What the page is told in the end; null where nothing was ordered. */
  readonly status: PaymentStatusResponse['status'] | null
}

/** Whether a run came to one order and one charge, or to none; and the page knows which. */
export function isSound({ orders, charges, taken, status }: Run): boolean {
  const isDone = orders === 1 && charges === 1 && taken === 1 && status === 'paid'
  return isDone || (orders === 0 && charges === 0 && taken === 0 && (status === null || status === 'expired'))
}

/** A shop whose server can be killed. */
export interface MortalShop {
  run: (index: number) => Promise<Run>
  close: () => Promise<void>
}

/** Opens a shop whose server can be killed at any step. */
export async function openMortalShop(location: TestDatabase): Promise<MortalShop> {
  let now = new Date('2026-11-21T20:00:00Z')
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const faults = createFaults()
  const paying = createTestPaying()
  paying.onCall = (_path, when) => {
    faults.reach(when === 'before' ? 'before provider' : 'after provider')
  }
  const shop = await openShop(location, {
    gateway: paying.gateway,
    now: () => now,
    async openDatabase(where) {
      const opened = await openDatabase(where)
      return opened.ok ? { ok: true, value: faults.watch(opened.value) } : opened
    },
  })
  const variant = eq(schema.variants.id, nameUuid('variant', 'TOM-10'))
  await shop.database.update(schema.variants).set({ inventoryQuantity: 100_000 }).where(variant)
  const stock = async () =>
    (await shop.database.select().from(schema.variants).where(variant))[0]?.inventoryQuantity ?? 0

  return {
    close: () => shop.close(),
    async run(index) {
      const killed = steps[index % steps.length] ?? steps[0]
      const habit = habits[Math.floor(index / steps.length + index) % habits.length] ?? habits[0]
      if (!killed) throw new Error('There is no step. Nothing can be tried. Name one in `steps`.')
      // Days after the one before, so that nobody asks about that any more.
      later(5 * 24 * 60 * 60_000)
      const before = await stock()
      const shopper = await openShopper(shop)
      const checkoutId = await shopper.checkout([line('tomato', 'TOM-10', 1)])
      const wasKilled = await order({ shop, paying, shopper, faults, later }, { checkoutId, killed, habit })
      const made = await outcome(shop, paying, checkoutId)
      return { step: killed.name, habit, wasKilled, ...made, taken: before - (await stock()) }
    },
  }
}

interface Scene {
  readonly shop: TestShop
  readonly paying: TestPaying
  readonly shopper: TestShopper
  readonly faults: ReturnType<typeof createFaults>
  readonly later: (ms: number) => void
}

async function order(
  { shop, paying, shopper, faults, later }: Scene,
  { checkoutId, killed, habit }: { checkoutId: string; killed: Step; habit: Run['habit'] },
): Promise<boolean> {
  const key = crypto.randomUUID()
  const place = (itsKey = key) => orderOnline(shopper, checkoutId, itsKey)
  const tries = { 'taps twice at once': [key, key], 'has two tabs': [key, crypto.randomUUID()] }
  const keys = habit === 'taps twice at once' || habit === 'has two tabs' ? tries[habit] : [key]
  if (killed.during === 'place') faults.arm(killed.moment)
  await Promise.all(keys.map((each) => place(each)))
  let wasKilled = faults.restart()
  // The claim of the dead server lapses.
  later(31_000)
  if (habit === 'gives up' && killed.during === 'place') {
    later(20 * 60_000)
    await shop.runPaymentMaintenance()
    return wasKilled
  }
  const placed = await place(habit === 'goes Back and orders' ? crypto.randomUUID() : key)
  const gatewayOrderId = placed.body.payment?.gatewayOrderId ?? ''
  const handed = await paying.tap(gatewayOrderId, 'pay')
  const notices = paying.notices.splice(0)
  const settleOnce = () => (killed.during === 'notice' ? paying.bring(shop, notices) : verify(shopper, handed))
  if (killed.during !== 'place') {
    faults.arm(killed.moment)
    await Promise.all(
      habit === 'has two tabs' || habit === 'taps twice at once' ? [settleOnce(), settleOnce()] : [settleOnce()],
    )
    wasKilled = faults.restart()
  }
  // Who gives up has paid all the same: the shop must find out by itself.
  if (habit !== 'gives up') await settleOnce()
  later(2 * 60_000)
  await shop.runPaymentMaintenance()
  return wasKilled
}

async function outcome(
  { database }: TestShop,
  paying: TestPaying,
  checkoutId: string,
): Promise<Pick<Run, 'orders' | 'charges' | 'status'>> {
  const { orders, payments } = schema
  const placed = and(eq(orders.checkoutId, checkoutId), eq(orders.status, 'placed'))
  const rows = await database.select().from(payments).where(eq(payments.checkoutId, checkoutId))
  let charges = 0
  for (const { gatewayOrderId } of rows) {
    if (gatewayOrderId === null) continue
    const { items } = await paying.ask<{ items: { status: string }[] }>(`/v1/orders/${gatewayOrderId}/payments`)
    charges += items.filter(({ status }) => status === 'captured').length
  }
  const status = rows.find((row) => row.status === 'paid')?.status ?? rows.at(-1)?.status ?? null
  return { orders: await database.$count(orders, placed), charges, status }
}
