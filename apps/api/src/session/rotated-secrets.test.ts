import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { openShop, testConfig } from '../../test/open-shop.ts'
import { line, openShopper, toShopper } from '../../test/shopper.ts'
import { aNumber, askForCode, createTestSms, deviceCookieOf, enterCode } from '../../test/sign-in.ts'
import { knownDevice, rememberDevice } from '../auth/known-device.ts'
import { createOrigins } from '../http/origin-of.ts'
import type { Secrets } from './session-secret.ts'

const [old, fresh] = ['the secret that was, of thirty-two characters', 'the secret that is, of thirty-two characters']

describe.each(engines)('a secret that is rotated on $name', (engine) => {
  it('leaves shoppers who they are and their codes good, until it is taken away', async () => {
    const location = await engine.create()
    const sms = createTestSms()
    const open = (sessionSecrets: Secrets) =>
      openShop(location, { sms, config: { ...testConfig(location), sessionSecrets } })
    const number = aNumber()

    const before = await open([old])
    const [one, other] = [await openShopper(before), await openShopper(before)]
    await askForCode(one, number)
    await before.close()

    const rotated = await open([fresh, old])
    const entered = await enterCode(toShopper(rotated, one.session), number, sms.messages[0]?.code ?? '')
    expect(entered.body).toMatchObject({ ok: true })
    expect(await toShopper(rotated, other.session).checkout([line('tomato', 'TOM-10', 1)])).toMatch(/^[\da-f-]{36}$/)
    await rotated.close()

    const after = await open([fresh])
    const refused = await toShopper(after, other.session).call('/wishlist?language=en')
    expect(refused.body.code).toBe('auth/required')
    await after.close()
  })
})

it('leaves a device known that the old secret has signed', async () => {
  const origins = createOrigins({ publicOrigin: null, trustedProxies: 0 })
  const deviceOf = (sessionSecrets: Secrets) =>
    new Hono()
      .post('/', (context) => {
        rememberDevice({ sessionSecrets, origins }, context, '9876543210')
        return context.text('remembered')
      })
      .get('/', (context) =>
        context.text(knownDevice({ sessionSecrets, origins }, context, '9876543210') ?? 'a stranger'),
      )
  const cookie = deviceCookieOf((await deviceOf([old]).request('/', { method: 'POST' })).headers)
  const nameUnder = async (secrets: Secrets) => (await deviceOf(secrets).request('/', { headers: { cookie } })).text()
  expect(cookie).toContain(await nameUnder([fresh, old]))
  expect(await nameUnder([fresh])).toBe('a stranger')
})
