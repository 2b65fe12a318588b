import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const script = readFileSync(fileURLToPath(new URL('../public/alerts-worker.js', import.meta.url)), 'utf8')

type Listener = (event: object) => void

/** The service worker in a browser that notes what it does. */
function openWorker() {
  const listeners = new Map<string, Listener>()
  const did: unknown[] = []
  const note = (...what: unknown[]) => Promise.resolve(did.push(what))
  const self = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    registration: { showNotification: (title: string, options: object) => note('show', title, options) },
    clients: { openWindow: (href: string) => note('open', href) },
    location: { origin: 'https://shop.example' },
  }
  runInNewContext(script, { self, URL })
  const event = { waitUntil: () => undefined }
  return {
    did,
    push: (message: object) => listeners.get('push')?.({ ...event, data: { json: () => message } }),
    tap: (data: string) =>
      listeners.get('notificationclick')?.({ ...event, notification: { data, close: () => note('close') } }),
  }
}

describe('the service worker of alerts', () => {
  it('shows what the server sends', () => {
    const { did, push } = openWorker()
    push({ title: 'The price has fallen', body: 'Okra: ₹180', lang: 'en', path: '/products/okra', tag: 'price-1' })
    const options = { body: 'Okra: ₹180', lang: 'en', tag: 'price-1', icon: '/favicon.svg', data: '/products/okra' }
    expect(did).toEqual([['show', 'The price has fallen', options]])
  })

  it('opens the page of the alert at a tap, and none of another site', () => {
    const { did, tap } = openWorker()
    tap('/hi/orders/123456789')
    tap('//evil.example/orders')
    expect(did).toEqual([['close'], ['open', 'https://shop.example/hi/orders/123456789'], ['close']])
  })
})
