import type { TermsConsent } from '@krishi/storefront-core/compliance'
import type { CheckoutIdResponse, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, payload } from '../../test/shopper.ts'
import { schema } from '../database/index.ts'

const now = new Date('2026-11-22T06:30:00Z')
const agreed: TermsConsent = { version: '7', language: 'te' }
const needed = { status: 400, body: { code: 'request/invalid', fields: { consent: 'required' } } }

describe.each(engines)('consent to the terms on $name', (engine) => {
  const shopUnder = (compliance: 'spec' | 'india-2026') =>
    shareShop(engine, () => ({ settings: { ...defaultSettings, compliance, termsVersion: '7' }, now: () => now }))
  const lawful = shopUnder('india-2026')
  const specified = shopUnder('spec')

  function checkOut({ shopper }: typeof lawful, consent?: TermsConsent) {
    const checkoutPayload = { ...payload([line('urea', 'URE-45', 1)]), ...(consent && { consent }) }
    return shopper.call<CheckoutIdResponse>('/checkouts', { body: { checkoutPayload, source: 'WEB' } })
  }

  async function order(shop: typeof lawful, checkoutId: string) {
    await shop.shopper.call(`/checkouts/${checkoutId}?language=en`)
    return shop.shopper.placeOrder<PlaceOrderResponse>(checkoutId, `key-${checkoutId}`)
  }

  async function keptWith({ api }: typeof lawful, orderId: string) {
    const [kept] = await api.database.select().from(schema.orders).where(eq(schema.orders.id, orderId))
    return kept?.consent
  }

  it('keeps with the order which terms were agreed to, in which language and when', async () => {
    const made = await checkOut(lawful, agreed)
    const placed = await order(lawful, made.body.data.checkoutId)
    expect(placed.status).toBe(200)
    expect(await keptWith(lawful, placed.body.orderId)).toEqual({ ...agreed, time: now.toISOString() })
  })

  it('makes no checkout under Indian law without consent, nor with consent to other terms', async () => {
    expect(await checkOut(lawful)).toMatchObject(needed)
    expect(await checkOut(lawful, { ...agreed, version: '6' })).toMatchObject(needed)
  })

  it('places no order of a checkout that was made before consent was asked for', async () => {
    const { checkoutId } = (await checkOut(lawful, agreed)).body.data
    const { database } = lawful.api
    await database.update(schema.checkouts).set({ consent: null }).where(eq(schema.checkouts.id, checkoutId))
    expect(await order(lawful, checkoutId)).toMatchObject(needed)
  })

  it('asks for none and keeps none as it is specified', async () => {
    const made = await checkOut(specified)
    const placed = await order(specified, made.body.data.checkoutId)
    expect(placed.status).toBe(200)
    expect(await keptWith(specified, placed.body.orderId)).toBeNull()
  })
})
