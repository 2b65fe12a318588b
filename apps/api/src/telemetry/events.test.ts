import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { anEvent, eventCalls } from '../../test/events.ts'
import { shareShop } from '../../test/share-shop.ts'

describe.each(engines)('events of pages on $name', (engine) => {
  const log: string[] = []
  const shop = shareShop(engine, () => ({
    logger: pino({ level: 'info' }, { write: (text) => void log.push(text) }),
  }))
  const { path } = eventCalls['telemetry.activityEvents']
  const send = (events: readonly unknown[]) => shop.shopper.call<{ accepted?: number }>(path, { body: { events } })
  const logged = (message: string) =>
    log.map((text) => JSON.parse(text) as Record<string, unknown>).filter(({ msg }) => msg === message)

  it('[08.3] are taken and counted in the log, by name alone', async () => {
    log.length = 0
    const purchase = { ...anEvent, name: 'purchase', facts: { orderId: 'order-of-the-test' } }
    expect((await send([anEvent, purchase, anEvent])).body).toEqual({ accepted: 3 })
    expect(logged('events')).toMatchObject([{ sink: 'activity service', events: { banner_click: 2, purchase: 1 } }])
    expect(log.join()).not.toContain('order-of-the-test')
  })

  it.each([
    ['another name', [{ ...anEvent, name: 'typed_password' }]],
    ['facts that are deep', [{ ...anEvent, facts: { user: { phone: '9876543210' } } }]],
    ['no shape at all', [null]],
    ['more than a hundred', Array.from({ length: 101 }, () => anEvent)],
  ])('[08.2] are refused with %s', async (_, events) => {
    expect((await send(events)).status).toBe(400)
  })

  it('[06.4] a script that did not come is in the log, without the query of its address', async () => {
    log.length = 0
    const { path: failures } = eventCalls['telemetry.scriptLoadFailure']
    const body = {
      script: 'https://pay.example/checkout.js?key=secret',
      source: 'WEB',
      message: 'Failed to load RazorPay Script',
    }
    expect((await shop.shopper.call(failures, { body })).status).toBe(200)
    expect(logged('script did not load')).toMatchObject([
      {
        failure: {
          script: 'https://pay.example/checkout.js',
          source: 'WEB',
          message: 'Failed to load RazorPay Script',
        },
      },
    ])
  })
})
