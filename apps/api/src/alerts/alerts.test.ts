import type { AlertPayloads, AlertRequest } from '@krishi/storefront-core/alerts'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { aPushBrowser, anAlertRequest, createTestPush } from '../../test/push.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openShopper, type TestShopper } from '../../test/shopper.ts'
import { aNumber, openBrowser, signIn } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

type State = AlertPayloads['alerts.upsert']['response'] & { readonly code?: string }

const { alerts, pushSubscriptions } = schema
const tomato = nameUuid('variant', 'TOM-10')
const okra = nameUuid('variant', 'OKR-10')

const put = (shopper: TestShopper, changes: Partial<AlertRequest> = {}) =>
  shopper.call<State>('/alerts', { body: anAlertRequest(changes) })

async function isOn(shopper: TestShopper, endpoint: string, variantId: string | null = null): Promise<boolean> {
  return (await shopper.call<State>('/alerts/status', { body: { endpoint, variantId } })).body.isOn
}

describe.each(engines)('alerts of a browser on $name', (engine) => {
  const push = createTestPush()
  const shop = shareShop(engine, () => ({ push }))
  const browsers = () => shop.api.database.$count(pushSubscriptions)

  it('are off until they are asked for, each by itself, and then off again without a trace', async () => {
    const shopper = await openShopper(shop.api)
    const before = await browsers()
    const { target } = aPushBrowser()
    const state = async () => [
      await isOn(shopper, target.endpoint),
      await isOn(shopper, target.endpoint, tomato),
      await isOn(shopper, target.endpoint, okra),
    ]
    expect(await state()).toEqual([false, false, false])
    expect((await put(shopper, target)).body).toEqual({ isOn: true })
    expect(await state()).toEqual([true, false, false])
    await put(shopper, { ...target, variantId: tomato })
    expect(await state()).toEqual([true, true, false])
    expect((await put(shopper, { ...target, isOn: false })).body).toEqual({ isOn: false })
    expect(await state()).toEqual([false, true, false])
    expect(await browsers()).toBe(before + 1)
    await put(shopper, { ...target, variantId: tomato, isOn: false })
    expect([await state(), await browsers()]).toEqual([[false, false, false], before])
  })

  it('tell the key that browsers subscribe with', async () => {
    expect((await shop.shopper.call('/alerts/key')).body).toEqual({ publicKey: push.publicKey })
  })

  it('belong to the session: nobody else sees them or turns them off', async () => {
    const [one, other] = [await openShopper(shop.api), await openShopper(shop.api)]
    const { target } = aPushBrowser()
    await put(one, target)
    expect(await isOn(other, target.endpoint)).toBe(false)
    expect((await put(other, { ...target, isOn: false })).status).toBe(200)
    expect(await isOn(one, target.endpoint)).toBe(true)
  })

  it('are of one browser for a session, and of one session for a browser', async () => {
    const [one, other] = [await openShopper(shop.api), await openShopper(shop.api)]
    const [first, second] = [aPushBrowser().target, aPushBrowser().target]
    await put(one, first)
    await put(one, { ...second, variantId: tomato })
    expect([await isOn(one, first.endpoint), await isOn(one, second.endpoint, tomato)]).toEqual([false, true])
    await put(other, second)
    expect([await isOn(one, second.endpoint, tomato), await isOn(other, second.endpoint, tomato)]).toEqual([
      false,
      false,
    ])
    expect(await isOn(other, second.endpoint)).toBe(true)
  })

  it('are asked for once, however fast', async () => {
    const shopper = await openShopper(shop.api)
    const { target } = aPushBrowser()
    const before = await browsers()
    const answers = await Promise.all(Array.from({ length: 6 }, () => put(shopper, target)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(await browsers()).toBe(before + 1)
  })

  it('[V1.3.6] go to push services only', async () => {
    const refused = ['http://fcm.googleapis.com/a', 'https://127.0.0.1/a', 'https://shop.example/a']
    for (const endpoint of refused) {
      const { status, body } = await put(shop.shopper, { endpoint })
      expect([status, body.code]).toEqual([400, 'request/invalid'])
    }
    const keys = { p256dh: 'short', auth: 'short' }
    expect((await put(shop.shopper, { keys })).status).toBe(400)
  })

  it('are for packs that the shop has', async () => {
    expect((await put(shop.shopper, { variantId: nameUuid('variant', 'NOTHING') })).status).toBe(404)
    expect((await put(shop.shopper, { variantId: 'no id' })).status).toBe(404)
    expect((await put(shop.shopper, { variantId: nameUuid('variant', 'MAI-10') })).status).toBe(404)
    expect(await isOn(shop.shopper, aPushBrowser().target.endpoint, 'no id')).toBe(false)
  })

  it('are for fifty prices at most', async () => {
    const shopper = await openShopper(shop.api)
    const { target } = aPushBrowser()
    await put(shopper, { ...target, variantId: tomato })
    const [subscription] = await shop.api.database.select({ id: alerts.subscriptionId }).from(alerts)
    const others = Array.from({ length: 49 }, (_, index) => ({
      subscriptionId: subscription?.id ?? '',
      reference: nameUuid('variant', `OTHER-${String(index)}`),
      event: 'price' as const,
      status: 'OPEN' as const,
      below: 1,
      changedAt: new Date(),
    }))
    await shop.api.database.insert(alerts).values(others)
    const { status, body } = await put(shopper, { ...target, variantId: okra })
    expect([status, body.code]).toEqual([409, 'request/conflict'])
    expect((await put(shopper, { ...target, variantId: tomato })).status).toBe(200)
  })

  it('go to ten browsers of an account, the newest', async () => {
    const number = aNumber()
    const targets = Array.from({ length: 11 }, () => aPushBrowser().target)
    const before = await browsers()
    for (const target of targets) {
      await put((await signIn(shop.api, await openBrowser(shop.api), number)).shopper, target)
    }
    expect(await browsers()).toBe(before + 10)
  })

  it('[03.11] end with the session that asked', async () => {
    const browser = await signIn(shop.api, await openBrowser(shop.api))
    const before = await browsers()
    await put(browser.shopper)
    expect(await browsers()).toBe(before + 1)
    await browser.shopper.call('/auth/sign-out', { method: 'POST' })
    expect(await browsers()).toBe(before)
  })
})

describe.each(engines)('a shop without keys on $name', (engine) => {
  const shop = shareShop(engine)

  it('offers no alerts, and takes nobody down', async () => {
    expect((await shop.shopper.call('/alerts/key')).body).toEqual({ publicKey: null })
    expect((await put(shop.shopper)).status).toBe(404)
    expect(await isOn(shop.shopper, aPushBrowser().target.endpoint)).toBe(false)
    await shop.api.sendAlerts()
    expect(await shop.api.database.$count(pushSubscriptions)).toBe(0)
  })
})
