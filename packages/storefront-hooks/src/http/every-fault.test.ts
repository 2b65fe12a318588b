import { operations } from '@krishi/storefront-core/contract'
import type { Operation, OperationName } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import { isRecord } from '@krishi/storefront-core/shape'
import { describe, expect, it } from 'vitest'
import { aSession } from '../memory/fixtures.ts'
import { aServer } from '../testing/a-server.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { accept } from './accept.ts'
import { createTableClient } from './http-client.ts'

/** As long as the call that waits longest, which sends a picture. */
const timeoutMs = 120_000
const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

/** What goes wrong with an answer, the code that says so, and the one after a change that the shopper counts on [30.12]. */
const faults = {
  'no connection': ['network/offline', 'network/offline'],
  'a connection that breaks': ['network/timeout', 'network/unanswered'],
  'no answer': ['network/timeout', 'network/unanswered'],
  'a proxy in front': ['network/server', 'network/unanswered'],
  'not signed in': ['auth/required', 'auth/required'],
  'no JSON': ['network/malformed', 'network/unanswered'],
  'another shape': ['network/malformed', 'network/malformed'],
} as const

type Fault = keyof typeof faults

/** Changes that the shopper counts on, one by one: what is missing here may be told as "you are offline" though it happened. */
const counted: ReadonlySet<string> = new Set<OperationName>([
  ...(['address.saveAddress', 'address.updateAddress', 'address.deleteAddress'] as const),
  ...(['auth.sendOtp', 'auth.verifyOtp', 'auth.signOut', 'auth.userActivity', 'auth.userPreference'] as const),
  ...(['auth.otpForDeletion', 'auth.deleteUser'] as const),
  ...(['checkout.placeOrder', 'checkout.hostedPayment', 'checkout.verifyCardPayment'] as const),
  ...(['checkout.updateCheckoutAddress', 'notifyMe.upsert', 'reviews.add'] as const),
  ...(['wishlist.create', 'wishlist.remove', 'forms.customForm', 'forms.bankLead', 'embed.redeem'] as const),
])

/** Every change of the community, and what nobody reads on a page of today. */
const wholeDomains = /^(?:community|telemetry)\./

/** Calls an operation of the contract over a wire on which it meets a fault. */
async function meet(name: OperationName, fault: Fault) {
  const server = aServer()
  const clock = createFakeClock()
  const client = createTableClient(operations, {
    baseUrl: '/api',
    fetch: fault === 'no connection' || fault === 'a connection that breaks' ? offline : server.fetch,
    isOffline: () => fault === 'no connection',
    clock,
    locale: 'te',
    timeoutMs,
    getSession: () => Promise.resolve(ok(aSession())),
    onUnauthorized: () => Promise.resolve(ok(null)),
  })
  if (fault === 'a proxy in front') server.answers(502, 'upstream failed')
  if (fault === 'not signed in') server.answers(401, { code: 'auth/required', message: 'Sign in.' })
  if (fault === 'no JSON') server.answers(200, '<!doctype html><p>Pay for Wi-Fi')
  if (fault === 'another shape') server.answers(200, [{ products: 42 }])
  const values = [...operations[name].path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, 'x'])
  const request = { path: Object.fromEntries(values) as unknown, query: {}, body: {} } as never
  const answer = client.call(name, request, accept(isRecord))
  if (fault === 'no answer') await clock.advance(timeoutMs)
  return { answer: await answer, waiting: clock.waiting() }
}

describe.each(Object.keys(operations) as OperationName[])('the call %s', (name) => {
  const { method, isRepeatable }: Operation = operations[name]
  const isCounted = method !== undefined && isRepeatable === undefined
  it.each(Object.entries(faults))(
    '[30.12] says what %s leaves open, and leaves nothing running',
    async (fault, codes) => {
      const { answer, waiting } = await meet(name, fault as Fault)
      const code = codes[counted.has(name) || (isCounted && wholeDomains.test(name)) ? 1 : 0]
      expect(answer).toMatchObject({ ok: false, error: { code } })
      expect(waiting).toBe(0)
    },
  )
})
