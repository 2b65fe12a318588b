import { operations } from '@krishi/storefront-core/contract'
import type { OperationName } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import { isRecord } from '@krishi/storefront-core/shape'
import { describe, expect, it } from 'vitest'
import { aSession } from '../memory/fixtures.ts'
import { aServer } from '../testing/a-server.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { accept } from './accept.ts'
import { createHttpClient } from './http-client.ts'

const timeoutMs = 3_000
const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

/** What goes wrong with an answer, and the code that says so. */
const faults = {
  'no connection': 'network/offline',
  'no answer': 'network/timeout',
  'server error': 'network/server',
  'not signed in': 'auth/required',
  'no JSON': 'network/malformed',
  'another shape': 'network/malformed',
} as const

type Fault = keyof typeof faults

/** Calls an operation of the contract over a wire on which it meets a fault. */
async function meet(name: OperationName, fault: Fault) {
  const server = aServer()
  const clock = createFakeClock()
  const client = createHttpClient({
    baseUrl: '/api',
    fetch: fault === 'no connection' ? offline : server.fetch,
    clock,
    locale: 'te',
    timeoutMs,
    getSession: () => Promise.resolve(ok(aSession())),
    onUnauthorized: () => Promise.resolve(ok(null)),
  })
  if (fault === 'server error') server.answers(500, 'upstream failed')
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
  it.each(Object.entries(faults))('says of %s: %s, and leaves nothing running', async (fault, code) => {
    const { answer, waiting } = await meet(name, fault as Fault)
    expect(answer).toMatchObject({ ok: false, error: { code } })
    expect(waiting).toBe(0)
  })
})
