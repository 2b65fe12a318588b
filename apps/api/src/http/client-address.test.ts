import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

async function addressOf(forwarded: string, trustedProxies: number): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustedProxies) ?? 'none'))
  const headers = { 'x-forwarded-for': forwarded }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: '10.0.0.1' } } })
  return answer.text()
}

it.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['203.0.113.9', '203.0.113.9'],
])('takes %s for %s, whatever the port of its connection', async (forwarded, address) => {
  expect(await addressOf(`1.1.1.1, ${forwarded}`, 1)).toBe(address)
})

it('believes no list where no proxy writes one, and nothing beyond its own', async () => {
  expect(await addressOf('203.0.113.9', 0)).toBe('10.0.0.1')
  expect(await addressOf('1.1.1.1, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
  expect(await addressOf('', 1)).toBe('10.0.0.1')
})
