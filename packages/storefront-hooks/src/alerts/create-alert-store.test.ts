import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { aStorefront } from '../testing/a-storefront.ts'
import type { AlertsPort, PushDevice, PushSubscribed } from './index.ts'
import { createAlertStore, createMemoryAlertsPort, noPush } from './index.ts'

const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: 'key', auth: 'secret' } }

/** A browser in the hands of a test; what it was asked is in `asked`. */
function aDevice(answer: PushSubscribed = target) {
  const asked: string[] = []
  const state = { answer, isBlocked: false, isSubscribed: false }
  const device: PushDevice = {
    isSupported: true,
    isBlocked: () => state.isBlocked,
    target: () => Promise.resolve(state.isSubscribed ? target : null),
    subscribe(publicKey) {
      asked.push(publicKey)
      state.isSubscribed = typeof state.answer !== 'string'
      return Promise.resolve(state.answer)
    },
  }
  return { device, state, asked }
}

interface Given {
  readonly device?: PushDevice
  readonly port?: Partial<AlertsPort>
}

function anAlert({ device = aDevice().device, port }: Given = {}) {
  const { storefront, backend } = aStorefront()
  const reports: unknown[] = []
  const options = {
    ...storefront,
    port: { ...createMemoryAlertsPort(backend), ...port },
    errors: { report: (error: unknown) => void reports.push(error) },
    device,
    variantId: null,
  }
  const create = () => createAlertStore(options)
  return { ...create(), create, backend, reports }
}

describe('alerts in the browser', () => {
  it('are off, ask for permission at a tap only, and are on until the next tap', async () => {
    const { device, asked } = aDevice()
    const { read, toggle, getState, create } = anAlert({ device })
    await read()
    expect([getState(), asked]).toEqual([{ status: 'ready', isOn: false }, []])
    await toggle()
    expect([getState(), asked]).toEqual([{ status: 'ready', isOn: true }, ['the-key-of-the-shop']])
    const later = create()
    await later.read()
    expect(later.getState().isOn).toBe(true)
    await toggle()
    expect([getState(), asked.length]).toEqual([{ status: 'ready', isOn: false }, 1])
  })

  it('of a price are those of its pack alone', async () => {
    const { device } = aDevice()
    const { storefront, backend } = aStorefront()
    const common = { ...storefront, port: createMemoryAlertsPort(backend), device }
    const pack = backend.shop().products[0]?.variants[0]?.id ?? ''
    const [price, orders] = [pack, null].map((variantId) => createAlertStore({ ...common, variantId }))
    await price?.read()
    await price?.toggle()
    expect(price?.getState()).toEqual({ status: 'ready', isOn: true })
    await orders?.read()
    expect(orders?.getState()).toEqual({ status: 'ready', isOn: false })
  })

  it.each([
    ['a browser without them', { device: noPush }],
    ['a shop that sends none', { port: { key: () => Promise.resolve(ok(null)) } }],
    ['a shop that cannot be asked', { port: { key: () => Promise.resolve(err('network/offline')) } }],
  ] as const)('are not there in %s', async (_, given) => {
    const { read, toggle, getState } = anAlert(given)
    await read()
    await toggle()
    expect(getState()).toEqual({ status: 'unavailable', isOn: false })
  })

  it.each([
    ['blocked', 'blocked'],
    ['dismissed', 'ready'],
    ['failed', 'failed'],
  ] as const)('are not on where the shopper or the browser has %s them', async (answer, status) => {
    const { device, state } = aDevice(answer)
    const { read, toggle, getState } = anAlert({ device })
    await read()
    await toggle()
    expect(getState()).toEqual({ status, isOn: false })
    state.answer = target
    await toggle()
    expect(getState()).toEqual({ status: 'ready', isOn: true })
  })

  it('say that they are blocked, and notice that this was undone', async () => {
    const { device, state } = aDevice()
    state.isBlocked = true
    const { read, recheck, getState, subscribe } = anAlert({ device })
    await read()
    expect(getState().status).toBe('blocked')
    state.isBlocked = false
    const changed = new Promise((resolve) => subscribe(resolve))
    recheck()
    await changed
    expect(getState()).toEqual({ status: 'ready', isOn: false })
  })

  it('say that they failed, tell the shop why, and heal at the next tap', async () => {
    const { read, toggle, getState, backend, reports } = anAlert()
    await read()
    backend.set({ failNext: { code: 'network/server' } })
    await toggle()
    expect([getState(), reports]).toEqual([{ status: 'failed', isOn: false }, ['network/server']])
    await toggle()
    expect(getState()).toEqual({ status: 'ready', isOn: true })
    backend.set({ failNext: { code: 'network/server' } })
    await toggle()
    expect(getState()).toEqual({ status: 'failed', isOn: true })
  })

  it('[30.12] are on where the answer was lost and the shop has them', async () => {
    const { read, toggle, getState, backend } = anAlert()
    await read()
    backend.set({ loseNext: true })
    await toggle()
    expect(getState()).toEqual({ status: 'ready', isOn: true })
    backend.set({ failing: { code: 'network/unanswered' } })
    await toggle()
    expect(getState()).toEqual({ status: 'failed', isOn: true })
  })

  it('are off where the browser has forgotten them', async () => {
    const { device, state } = aDevice()
    const { read, toggle, getState } = anAlert({ device })
    await read()
    await toggle()
    state.isSubscribed = false
    await toggle()
    expect(getState()).toEqual({ status: 'ready', isOn: false })
  })

  it('are asked for once for two quick taps', async () => {
    const { device, asked } = aDevice()
    const { read, toggle } = anAlert({ device })
    await read()
    await Promise.all([toggle(), toggle()])
    expect(asked).toHaveLength(1)
  })
})
