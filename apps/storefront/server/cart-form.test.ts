import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { mountCartForm, type CartFormConfig } from './cart-form.ts'

const line = { productId: 'tomato', variantId: 'tomato-10g', quantity: '2' }

function openForm(changes: Partial<CartFormConfig> = {}) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  mountCartForm(app, { publicOrigin: null, trustedProxies: 0, rateLimit: false, ...changes })
  return (body: BodyInit, headers: Record<string, string> = {}, path = '/cart/add', from?: string) =>
    app.request(
      `http://shop.example${path}`,
      { method: 'POST', body, headers },
      from && { incoming: { socket: { remoteAddress: from } } },
    )
}
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

it.each(['/cart/add', '/ta/cart/add'])('%s takes a line into the cookie and leads to the cart', async (path) => {
  const answer = await openForm()(form(line), {}, path)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(path.replace('/add', ''))
  expect(answer.headers.get('set-cookie')).toMatch(
    /^cart_adds=tomato\.tomato-10g\.2; Max-Age=2592000; Path=\/; SameSite=Lax$/,
  )
})

it('keeps the cookie to encrypted connections where the shop has one', async () => {
  const answer = await openForm({ publicOrigin: 'https://shop.example' })(form(line))
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-cart_adds=tomato\.tomato-10g\.2; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/,
  )
})

it('[V3.3.3] adds to what a cookie of the version before holds, under the name that no other host can set', async () => {
  const add = openForm({ publicOrigin: 'https://shop.example' })
  const first = await add(form(line), { cookie: 'cart_adds=tomato.tomato-10g.1' })
  expect(first.headers.get('set-cookie')).toMatch(/^__Host-cart_adds=tomato\.tomato-10g\.3;/)
  const both = await add(form(line), { cookie: 'cart_adds=tomato.tomato-10g.1; __Host-cart_adds=tomato.tomato-10g.3' })
  expect(both.headers.get('set-cookie')).toMatch(/^__Host-cart_adds=tomato\.tomato-10g\.5;/)
})

it.each<[string, BodyInit]>([
  ['nothing', ''],
  ['no product', form({ variantId: 'v', quantity: '1' })],
  ['a name that is none', form({ ...line, productId: 'a b' })],
  ['too many', form({ ...line, quantity: '1000' })],
  ['half a pack', form({ ...line, quantity: '0.5' })],
  ['something else', '{"productId":"tomato"}'],
])('refuses a form with %s', async (_what, body) => {
  const answer = await openForm()(body)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null])
})

it('refuses a form that breaks off', async () => {
  const answer = await openForm()('--x\r\nContent-Disposition: form-data; name="productId"\r\n\r\ntom', {
    'content-type': 'multipart/form-data; boundary=x',
  })
  expect(answer.status).toBe(400)
})

it('takes 64 KiB and no more', async () => {
  const padded = (bytes: number) => `productId=tomato&variantId=v&quantity=1&pad=${'x'.repeat(bytes)}`.slice(0, bytes)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await openForm()(padded(64 * 1024), headers)).status).toBe(303)
  expect((await openForm()(padded(64 * 1024 + 1), headers)).status).toBe(413)
})

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://shop.example', 'sec-fetch-site': 'cross-site' },
])('refuses the form of another site: %o', async (headers) => {
  const answer = await openForm()(form(line), headers)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
})

it('takes its own form, and one behind a proxy that ends TLS', async () => {
  expect((await openForm()(form(line), { 'sec-fetch-site': 'same-origin' })).status).toBe(303)
  expect((await openForm()(form(line), { origin: 'https://shop.example' })).status).toBe(303)
  const behind = openForm({ publicOrigin: 'https://krishi.example' })
  expect((await behind(form(line), { origin: 'https://krishi.example' })).status).toBe(303)
  expect((await behind(form(line), { origin: 'http://shop.example' })).status).toBe(403)
})

it('limits the forms of a network, in all languages together', async () => {
  const post = openForm({ rateLimit: true })
  const statuses: number[] = []
  for (let count = 0; count < 121; count += 1) {
    const path = count % 2 === 0 ? '/cart/add' : '/hi/cart/add'
    statuses.push((await post(form(line), {}, path, `2001:db8::${count.toString(16)}`)).status)
  }
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([303]))
  expect(statuses.at(-1)).toBe(429)
  expect((await post(form(line), {}, '/cart/add', '203.0.113.9')).status).toBe(303)
})
