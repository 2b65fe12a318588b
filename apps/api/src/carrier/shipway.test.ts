import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inspectConfig, readConfig } from '../config.ts'
import { createCarrier } from './index.ts'
import { createShipway, type ShipwayConnection } from './create-shipway.ts'

const account = { username: 'shop', licenceKey: 'key-of-the-shop' }
const parcel = { reference: 'BH123456789', trackingNumber: 'TRACK123', sentAt: new Date('2026-11-20T00:00:00Z') }

/** What the carrier answers; null never answers. */
type Answer = { readonly status: number; readonly body: string; readonly location?: string } | null

let received: { readonly url: string; readonly method: string; readonly body: string }[] = []
let answer: Answer = null
let carrier: Server
let baseUrl = ''

beforeAll(async () => {
  carrier = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? '', method: request.method ?? '', body })
      if (answer === null) return
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location })
      response.end(answer.body)
    })
  })
  carrier.listen(0, '127.0.0.1')
  await once(carrier, 'listening')
  baseUrl = `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`
})
afterAll(() => {
  carrier.closeAllConnections()
  carrier.close()
})
beforeEach(() => {
  received = []
})

const ask = (connection: ShipwayConnection = {}) => createShipway(account, { baseUrl, ...connection }).track(parcel)

function tells(response: unknown, status = 'Success'): void {
  answer = { status: 200, body: JSON.stringify({ status, response }) }
}

const scan = [
  { time: '2026-11-21 09:00:00', location: 'Nagpur', status_detail: 'Picked up' },
  { time: '2026-11-22 18:30:00', location: ' Hyderabad ', status_detail: 'Arrived <b>here</b>' },
]

describe('Shipway', () => {
  it('[31.9] is asked by its documented call, with the number of the order in the body', async () => {
    tells({ current_status_code: 'INT', scan })
    await ask()
    expect(received.map(({ url, method }) => [url, method])).toEqual([['/api/getOrderShipmentDetails', 'POST']])
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      username: 'shop',
      password: 'key-of-the-shop',
      order_id: 'BH123456789',
    })
  })

  it('[31.9] tells the way of a parcel, the newest first, with the time of India as an instant', async () => {
    tells({ current_status_code: 'INT', scan })
    expect(await ask()).toEqual({
      ok: true,
      value: [
        { time: '2026-11-22T13:00:00.000Z', status: 'in_transit', text: 'Arrived <b>here</b>', place: 'Hyderabad' },
        { time: '2026-11-21T03:30:00.000Z', status: null, text: 'Picked up', place: 'Nagpur' },
      ],
    })
  })

  it.each([
    ['PKP', 'picked_up'],
    ['OOD', 'out_for_delivery'],
    ['UND', 'attempted_delivery'],
    ['DEL', 'delivered'],
    ['RTO', 'failure'],
    ['ODD-NEW-CODE', null],
  ])('[31.1] reads the code %s as %s', async (code, status) => {
    tells({ current_status_code: code, scan })
    expect(await ask()).toMatchObject({ value: [{ status }, { status: null }] })
  })

  it('[31.9] leaves out what has no time, and bears what is missing', async () => {
    tells({ current_status_code: 'INT', scan: [{ time: 'soon' }, { time: '2026-11-21 09:00:00', location: null }] })
    expect(await ask()).toMatchObject({ value: [{ text: '', place: '' }] })
    tells({ current_status_code: 'NFI' })
    expect(await ask()).toEqual({ ok: true, value: [] })
  })

  it.each([
    ['refused in the answer', { status: 200, body: '{"status":"Failed","response":"No order found for TRACK123"}' }],
    ['refused with 401', { status: 401, body: 'key-of-the-shop' }],
    ['lost with 500', { status: 500, body: 'TRACK123' }],
    ['answered with what is no JSON', { status: 200, body: '<html>TRACK123' }],
    ['answered with nothing', { status: 200, body: '' }],
    [
      'answered with more than a parcel has',
      {
        status: 200,
        body: JSON.stringify({
          status: 'Success',
          response: { current_status_code: 'INT', scan: Array.from({ length: 201 }, () => scan[0]) },
        }),
      },
    ],
    ['led elsewhere', { status: 307, body: '', location: 'https://a.example/' }],
  ])('[31.9] leaves nothing for the log when it is %s', async (_what, given) => {
    answer = given
    const told = await ask()
    expect(told).toMatchObject({ ok: false, error: { code: 'carrier/failed' } })
    expect(JSON.stringify(told)).not.toMatch(/TRACK123|BH123456789|key-of-the-shop/)
    expect(received).toHaveLength(1)
  })

  it('[31.9] fails when no answer comes in time, and when nobody is there', async () => {
    answer = null
    expect(await ask({ timeoutMs: 50 })).toMatchObject({ error: { code: 'carrier/failed' } })
    const fetch = () => Promise.reject(new TypeError('connect ECONNREFUSED'))
    expect(await ask({ fetch })).toMatchObject({ error: { code: 'carrier/failed' } })
  })
})

describe('the carrier of a configuration', () => {
  it('is Shipway with both of its variables, a demonstration without, and in production nobody', () => {
    const variables = { SHIPWAY_USERNAME: 'shop', SHIPWAY_LICENCE_KEY: 'key' }
    const carrierOf = (environment: Record<string, string>) => inspectConfig(environment).config.carrier
    expect(carrierOf(variables)).toEqual({ provider: 'shipway', username: 'shop', licenceKey: 'key' })
    expect(carrierOf({})).toEqual({ provider: 'demo' })
    expect(carrierOf({ NODE_ENV: 'production' })).toEqual({ provider: 'none' })
    const config = readConfig({ SHIPWAY_USERNAME: 'shop' })
    expect(!config.ok && config.error.fields).toEqual({
      SHIPWAY_LICENCE_KEY: 'SHIPWAY_LICENCE_KEY is required with the other one of Shipway: set both, or none.',
    })
  })

  const now = () => new Date('2026-11-21T00:00:00Z')

  it('asks Shipway, a demonstration or nobody', async () => {
    expect(createCarrier({ provider: 'shipway', ...account }, now)).not.toBeNull()
    expect(createCarrier({ provider: 'none' }, now)).toBeNull()
    const told = await createCarrier({ provider: 'demo' }, now)?.track(parcel)
    expect(told).toMatchObject({ value: [{ status: 'in_transit' }, { status: 'picked_up' }, { status: 'confirmed' }] })
  })
})
