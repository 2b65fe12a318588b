import type { AnalyticsEvent } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { createSafeStorage } from '../storage/index.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { aStorage } from '../testing/storages.ts'
import type { AnalyticsSink } from './create-analytics.ts'
import { createAnalytics } from './create-analytics.ts'
import { createDataLayerSink } from './data-layer-sink.ts'
import { reportCall } from './follow-calls.ts'
import { followCart } from './follow-cart.ts'
import { createMeasuringConsent } from './measuring-consent.ts'

function aShopThatCounts(change: (sink: AnalyticsSink) => AnalyticsSink = (sink) => sink) {
  const clock = createFakeClock()
  const browser = aStorage()
  const storage = createSafeStorage(() => browser)
  const consent = createMeasuringConsent({ storage, clock })
  const told: string[] = []
  const sinks = (['dataLayer', 'conversion', 'activity', 'attribution'] as const).map((name) =>
    change({
      name,
      send(events: readonly AnalyticsEvent[]) {
        told.push(...events.map((event) => `${name} ${event.name}`))
        return Promise.resolve(ok(events.length))
      },
    }),
  )
  const reports: string[] = []
  const errors = { report: (error: unknown, name: string) => void reports.push(`${name}: ${String(error)}`) }
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const analytics = createAnalytics({ sinks, consent, clock, random, storage, errors })
  return { analytics, consent, clock, told, reports, browser, storage }
}

describe('analytics', () => {
  it('[08.1] report nothing before consent, and nothing of before afterwards', async () => {
    const { analytics, consent, clock, told } = aShopThatCounts()
    analytics.track('banner_click')
    consent.choose('refused')
    analytics.track('banner_click')
    await clock.advance(5_000)
    consent.choose('granted')
    await clock.advance(5_000)
    expect(told).toEqual([])
    analytics.track('begin_checkout')
    await clock.advance(1_000)
    expect(told).toEqual(['dataLayer begin_checkout', 'conversion begin_checkout', 'activity begin_checkout'])
  })

  it('[08.1] tell nobody of what waits when the consent is taken back', async () => {
    const { analytics, consent, clock, told } = aShopThatCounts()
    consent.choose('granted')
    analytics.track('menu_click')
    consent.choose('refused')
    await clock.advance(1_000)
    expect(told).toEqual([])
    expect(clock.waiting()).toBe(0)
  })

  it('[08.1] report once what is meant once, also on the next page', async () => {
    const { analytics, consent, clock, told, browser } = aShopThatCounts()
    consent.choose('granted')
    analytics.track('purchase', { onceFor: 'order-1' })
    analytics.track('purchase', { onceFor: 'order-1' })
    analytics.track('purchase', { onceFor: 'order-2' })
    await clock.advance(1_000)
    expect(told.filter((line) => line === 'conversion purchase')).toHaveLength(2)
    expect(JSON.parse(browser.getItem('reportedOnce') ?? '')).toEqual(['purchase:order-1', 'purchase:order-2'])
    browser.setItem('reportedOnce', '{')
    analytics.track('purchase', { onceFor: 'order-3' })
    await clock.advance(1_000)
    expect(told.filter((line) => line === 'conversion purchase')).toHaveLength(3)
  })

  it('[08.2] let no event through that has another shape than agreed', async () => {
    const { analytics, consent, clock, told, reports } = aShopThatCounts()
    consent.choose('granted')
    analytics.track('image_click', { facts: { place: NaN } })
    await clock.advance(1_000)
    expect([told, reports]).toEqual([[], ['analytics: The event image_click has another shape than agreed']])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('blocked')
      },
    ],
    ['is not reached', () => Promise.resolve(err('network/offline' as const))],
    ['rejects', () => Promise.reject(new Error('blocked'))],
  ] as const)(
    '[08.3] [06.7] tell the other sinks where one %s; that of advertisements is told to the error log',
    async (_, send) => {
      const broken = aShopThatCounts((sink) =>
        sink.name === 'attribution' || sink.name === 'dataLayer' ? { ...sink, send } : sink,
      )
      broken.consent.choose('granted')
      expect(() => broken.analytics.track('share_click')).not.toThrow()
      await broken.clock.advance(1_000)
      await expect.poll(() => broken.reports.length).toBe(1)
      expect(broken.reports[0]).toMatch(/^adEvent: Error: (blocked|network\/offline)/)
      expect(broken.told).toEqual(['activity share_click'])
    },
  )

  it('[08.3] take an answer for what it is', async () => {
    const { analytics, consent, clock, reports } = aShopThatCounts((sink) => ({
      ...sink,
      send: () => Promise.resolve(ok(1)),
    }))
    consent.choose('granted')
    analytics.track('share_click')
    await clock.advance(1_000)
    expect(reports).toEqual([])
  })
})

describe('consent to be counted', () => {
  it('[08.1] is kept on the device, can be changed, and is asked for where nothing readable is kept', () => {
    const { consent, clock, storage, browser } = aShopThatCounts()
    expect(consent.getState().choice).toBe('unasked')
    consent.choose('granted')
    consent.choose('refused')
    expect(createMeasuringConsent({ storage, clock }).getState().choice).toBe('refused')
    browser.setItem('measuringConsent', '{"choice":"yes"}')
    expect(createMeasuringConsent({ storage, clock }).getState().choice).toBe('unasked')
  })
})

describe('the data layer of a page', () => {
  it('[08.3] gets each event as an entry, beside what others have put there', () => {
    const page = { dataLayer: [{ event: 'gtm.js' }] }
    const event = { eventId: 'id', name: 'menu_click', occurredAt: '', items: [], facts: { page: '/' } }
    void createDataLayerSink(page).send([event])
    expect(page.dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'menu_click', eventId: 'id', items: [], page: '/' }])
    const bare: { dataLayer?: unknown[] } = {}
    void createDataLayerSink(bare).send([event])
    expect(bare.dataLayer).toHaveLength(1)
  })
})

describe('what is followed', () => {
  it('[08.1] the cart: what comes and goes, and not what the device kept', async () => {
    const { storefront, backend } = aStorefront()
    const names: string[] = []
    const analytics = {
      track: (name: string, { items = [] }: { items?: readonly { quantity: number }[] } = {}) =>
        void names.push(`${name} ${items.map(({ quantity }) => quantity).join()}`),
    }
    addToCart({ storefront, backend })
    storefront.cart.hydrate()
    const stop = followCart(analytics, storefront.cart)
    expect(names).toEqual([])
    addToCart({ storefront, backend })
    const [line] = storefront.cart.getState().view.lines
    storefront.cart.actions.remove(line?.line.id ?? '')
    expect(names).toEqual(['add_to_cart 1', 'remove_from_cart 2'])
    stop()
    addToCart({ storefront, backend })
    expect(names).toHaveLength(2)
  })

  it.each([
    ['checkout.createCheckout', true, 'begin_checkout'],
    ['checkout.createCheckout', false, undefined],
    ['checkout.updateCheckoutAddress', true, 'address_saved'],
    ['address.saveAddress', true, 'address_saved'],
    ['address.updateAddress', true, 'address_saved'],
    ['address.reverseGeocode', true, 'location_access'],
    ['delivery.reverseLookup', true, 'location_access'],
    ['checkout.placeOrder', true, 'payment_submit'],
    ['checkout.placeOrder', false, 'payment_failure'],
    ['checkout.verifyCardPayment', false, 'payment_failure'],
    ['checkout.verifyCardPayment', true, undefined],
    ['catalog.menu', true, undefined],
  ] as const)('[08.1] the call %s that is done %j is %s', (name, isDone, event) => {
    const names: string[] = []
    reportCall({ track: (each) => void names.push(each) }, { name, isDone, code: isDone ? '' : 'network/server' })
    expect(names).toEqual(event === undefined ? [] : [event])
  })
})
