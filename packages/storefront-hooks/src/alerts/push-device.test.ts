import { describe, expect, it } from 'vitest'
import { createBrowserPush, noPush } from './index.ts'

const publicKey = 'BPd1-_8'
const keyOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))

interface Browser {
  /** What the shopper answers. */
  readonly permission?: NotificationPermission
  /** The key that it is subscribed with already. */
  readonly subscribedWith?: string
  readonly isBroken?: boolean
}

/** A browser with alerts, as far as they are used. */
function aBrowser({ permission = 'granted', subscribedWith, isBroken = false }: Browser = {}) {
  const did: string[] = []
  const subscriptionWith = (key: string) => ({
    endpoint: `https://push.example/${key}`,
    options: { applicationServerKey: keyOf(key).buffer },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve(did.push('unsubscribe')),
  })
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribedWith === undefined ? null : subscriptionWith(subscribedWith)),
    subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      did.push('subscribe')
      return isBroken
        ? Promise.reject(new Error('no service'))
        : Promise.resolve(subscriptionWith(applicationServerKey))
    },
  }
  const registration = { pushManager }
  const page = {
    PushManager: {},
    Notification: {
      permission: 'default' as NotificationPermission,
      requestPermission() {
        did.push('ask')
        return Promise.resolve(permission)
      },
    },
    navigator: {
      serviceWorker: {
        register: (url: string) => Promise.resolve(did.push(`register ${url}`)),
        getRegistration: () => Promise.resolve(subscribedWith === undefined ? undefined : registration),
        ready: Promise.resolve(registration),
      },
    },
  }
  const device = createBrowserPush(page as unknown as Window & typeof globalThis, '/worker.js')
  return { device, did, page }
}

const keys = { p256dh: 'p', auth: 'a' }
const target = { endpoint: `https://push.example/${publicKey}`, keys }

describe('the alerts of a browser', () => {
  it('ask for permission, then register the worker and subscribe with the key of the shop', async () => {
    const { device, did } = aBrowser()
    expect([device.isSupported, await device.target(), did]).toEqual([true, null, []])
    expect(await device.subscribe(publicKey)).toEqual(target)
    expect(did).toEqual(['ask', 'register /worker.js', 'subscribe'])
  })

  it('go on where they were before, and begin anew where the shop has another key', async () => {
    const same = aBrowser({ subscribedWith: publicKey })
    expect([await same.device.target(), await same.device.subscribe(publicKey)]).toEqual([target, target])
    expect(same.did).toEqual(['ask', 'register /worker.js'])
    const other = aBrowser({ subscribedWith: 'BAAA' })
    expect(await other.device.subscribe(publicKey)).toEqual(target)
    expect(other.did).toEqual(['ask', 'register /worker.js', 'unsubscribe', 'subscribe'])
  })

  it.each([
    [{ permission: 'denied' }, 'blocked', ['ask']],
    [{ permission: 'default' }, 'dismissed', ['ask']],
    [{ isBroken: true }, 'failed', ['ask', 'register /worker.js', 'subscribe']],
  ] as const)('do not begin with %j: %s', async (given, end, steps) => {
    const { device, did } = aBrowser(given)
    expect([await device.subscribe(publicKey), did]).toEqual([end, steps])
  })

  it('are blocked where the shopper has told the browser so', () => {
    const { device, page } = aBrowser()
    expect(device.isBlocked()).toBe(false)
    page.Notification.permission = 'denied'
    expect(device.isBlocked()).toBe(true)
  })

  it('are none in a browser that lacks a part of it', async () => {
    const page = { navigator: {} } as unknown as Window & typeof globalThis
    const device = createBrowserPush(page, '/worker.js')
    expect(device).toBe(noPush)
    expect([device.isBlocked(), await device.target(), await device.subscribe(publicKey)]).toEqual([
      false,
      null,
      'failed',
    ])
  })
})
