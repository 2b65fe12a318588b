import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { aLead, aLoan } from '../../test/forms.ts'
import { testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openBrowser, signIn } from '../../test/sign-in.ts'
import { testSeeds } from '../../test/catalogue.ts'
import { schema } from '../database/index.ts'
import { forgetExpired } from '../session/forget-expired.ts'
import { runShopCommand } from '../shopkeeping/shop-command.ts'

describe.each(engines)('lead forms on $name', (engine) => {
  const shop = shareShop(engine)
  let count = 0
  const newKey = () => `form-${String(++count).padStart(8, '0')}`
  const send = (body: unknown, key = newKey(), path = '/forms/custom') =>
    shop.shopper.call<{ result?: string; code?: string; fields?: Record<string, string> }>(path, {
      body,
      headers: { 'idempotency-key': key, 'user-language': 'hi' },
    })
  const kept = () => shop.api.database.select().from(schema.leads)

  it('[33.2] keeps an application once under its key, with its number as the rule writes it', async () => {
    const key = newKey()
    const loan = aLead('bank-lead', { ...aLoan, phone: '+91 98765 43210' })
    for (let times = 0; times < 3; times += 1) {
      expect((await send(loan, key, '/forms/bank-lead')).body).toEqual({ result: 'Success' })
    }
    expect(await kept()).toEqual([
      expect.objectContaining({
        key,
        formId: 'bank-lead',
        language: 'hi',
        fields: aLoan,
        ownerId: shop.shopper.session.user.guestUserId,
      }),
    ])
    const other = await send(aLead('bank-lead', { ...aLoan, name: 'Ravi' }), key, '/forms/bank-lead')
    expect([other.status, other.body.code]).toEqual([409, 'request/conflict'])
    expect(await send(aLead('sale-subscribe', { phone: '9876543210' }), key)).toMatchObject({ status: 409 })
  })

  it.each([
    ['lacks a district', aLead('bank-lead', { ...aLoan, district: '' }), 'district'],
    ['has a name with a sign', aLead('bank-lead', { ...aLoan, name: '<$>' }), 'name'],
    ['has half a number', aLead('sale-subscribe', { phone: '98765' }), 'phone'],
    [
      'names a field that it has not',
      { formId: 'sale-subscribe', inputData: [{ fieldName: 'a', fieldValue: '' }] },
      'inputData',
    ],
    ['is none of ours', { formId: 'card-lead', inputData: [] }, 'body.formId'],
  ])('[33.2] refuses a form that %s, and keeps nothing', async (_, body, field) => {
    const before = (await kept()).length
    const refused = await send(body)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]])
    expect(await kept()).toHaveLength(before)
  })

  it('needs a key, and takes a form without a session', async () => {
    const body = aLead('sale-subscribe', { phone: '9876543210' })
    expect((await shop.shopper.call('/forms/custom', { body })).status).toBe(400)
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: JSON.stringify(body),
    }
    expect((await shop.api.app.request('/api/forms/custom', init)).status).toBe(200)
    expect((await kept()).at(-1)).toMatchObject({ ownerId: null, language: 'en' })
    const plain = { ...init, headers: { ...init.headers, 'content-type': 'text/plain' } }
    expect((await shop.api.app.request('/api/forms/custom', plain)).status).toBe(400)
  })

  it('[33.5] lists 36 states, and districts by a title that it knows', async () => {
    const { body } = await shop.shopper.call<{ states: readonly string[] }>('/forms/bank-states')
    expect([body.states.length, body.states.includes('Karnataka')]).toEqual([36, true])
    const districtsOf = async (state: string, language = 'en') =>
      (
        await shop.shopper.call<{ districts: readonly { id: string; title: string }[] }>(
          `/forms/districts?state=${encodeURIComponent(state)}`,
          { headers: { 'user-language': language } },
        )
      ).body.districts
    expect(await districtsOf('West Bengal')).toEqual([{ id: 'Kolkata', title: 'Kolkata' }])
    expect(await districtsOf('West Bengal', 'hi')).toEqual([{ id: 'Kolkata', title: 'कोलकाता' }])
    expect(await districtsOf('Nowhere')).toEqual([])
  })

  it('[33.5] lists them for the owner as CSV in which no cell is a formula', async () => {
    await send(
      aLead('bulk-buyer', { name: '=1+1', phone: '9876543210', state: 'Goa', product: 'Urea, "N"', quantity: '2 t' }),
    )
    const opened = { database: shop.api.database, maintenance: shop.api.database }
    const command = { database: opened as never, seeds: testSeeds() }
    const { lines, exitCode } = await runShopCommand(command, ['leads'])
    expect(exitCode).toBe(0)
    expect(lines[0]).toMatch(/^sentAt,form,language,name,/)
    expect(lines).toHaveLength(1 + (await kept()).length)
    expect(lines.at(-1)).toContain(`bulk-buyer,hi,'=1+1`)
    expect(lines.at(-1)).toContain('"Urea, ""N"""')
  })

  it('forgets a form after a year, and those of an account with it', async () => {
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api))
    const options = { body: aLead('bank-lead', aLoan), headers: { 'idempotency-key': newKey() } }
    expect((await shopper.call('/forms/bank-lead', options)).status).toBe(200)
    const count = (await kept()).length
    await forgetExpired(shop.api.database, new Date(Date.now() + 364 * 24 * 60 * 60 * 1000))
    expect(await kept()).toHaveLength(count)
    await forgetExpired(shop.api.database, new Date(Date.now() + 366 * 24 * 60 * 60 * 1000))
    expect(await kept()).toEqual([])
  })
})

describe.each(engines)('lead forms of one sender on $name', (engine) => {
  const shop = shareShop(engine, (location) => ({ config: { ...testConfig(location), rateLimit: true } }))

  it('are limited like other things that are published', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 22; tries += 1) {
      const headers = { 'idempotency-key': `limited-${String(tries)}` }
      const body = aLead('sale-subscribe', { phone: '9876543210' })
      statuses.push((await shop.shopper.call('/forms/custom', { body, headers })).status)
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  })
})
