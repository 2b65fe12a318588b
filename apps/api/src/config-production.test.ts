import { describe, expect, it } from 'vitest'
import { inspectConfig, readConfig } from './config.ts'

const secret = '9f4c1be07d2a86e35b9d70c4f81a6e2d'
const razorpay = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'key', RAZORPAY_WEBHOOK_SECRET: secret }
const external = {
  EXTERNAL_CHECKOUT_API: 'https://pay.example/graphql',
  EXTERNAL_CHECKOUT_TOKEN: 'token',
  EXTERNAL_CHECKOUT_CUSTOMER_SECRET: secret,
  EXTERNAL_CHECKOUT_FORM: 'https://pay.example/session',
  EXTERNAL_CHECKOUT_HOSTS: 'pay.example',
}

/** A production without fault. */
const safe = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop:word@db.example/shop?sslmode=verify-full',
  SESSION_SECRET: secret,
  PUBLIC_ORIGIN: 'https://shop.example',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
  TRUST_PROXY: '1',
  ...razorpay,
  ...external,
}

const findingsOf = (changes: Record<string, string>) => inspectConfig({ ...safe, ...changes }).findings

/** What the start says of a setting that production refuses. */
function refusalOf(changes: Record<string, string>) {
  const config = readConfig({ ...safe, ...changes })
  return config.ok ? {} : config.error.fields
}

describe('production', () => {
  it('finds nothing wrong with safe settings', () => {
    expect(findingsOf({})).toEqual([])
  })

  it.each([
    ['PUBLIC_ORIGIN', '', 'set it to the https address of the shop, such as https://shop.example.'],
    ['PUBLIC_ORIGIN', 'http://shop.example', 'set it to the https address of the shop.'],
    ['EMBED_ORIGINS', 'https://brand.example,http://partner.example', 'list https addresses alone.'],
    ['SESSION_SECRET', '', 'set the same 32 or more random characters on every server.'],
    ['SESSION_SECRET', 'x'.repeat(40), 'such as the output of "openssl rand -hex 32".'],
    ['SESSION_SECRET', `${secret},${'change-me'.repeat(4)}`, 'such as the output of "openssl rand -hex 32".'],
    ['RAZORPAY_WEBHOOK_SECRET', 'webhook-secret', 'such as the output of "openssl rand -hex 32".'],
    ['EXTERNAL_CHECKOUT_CUSTOMER_SECRET', 'secret', 'such as the output of "openssl rand -hex 32".'],
    ['RATE_LIMIT', 'off', 'set it to on, or do not set it.'],
    ['DATABASE_URL', '', 'set ALLOW_EMBEDDED=1 to accept that.'],
    [
      'DATABASE_URL',
      'postgres://shop@db.example/shop',
      'add sslmode=verify-full to it, and make the server offer TLS.',
    ],
    [
      'DATABASE_READ_URL',
      'postgres://shop@replica.example/shop',
      'add sslmode=verify-full to it, and make the server offer TLS.',
    ],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'name an authority of your own in NODE_EXTRA_CA_CERTS.'],
    ['SMS_PROVIDER', 'console', 'set it to msg91 or twilio.'],
    ['DEMO_COINS', '9000000250', 'do not set it.'],
    ['EXTERNAL_CHECKOUT_HOSTS', 'pay.example; script-src *', 'with commas between them and nothing else.'],
  ])('refuses %s=%s in one sentence that says what to set', (name, value, remedy) => {
    const refusal = refusalOf({ [name]: value })
    expect(Object.keys(refusal ?? {})).toContain(name)
    expect(refusal?.[name]).toMatch(new RegExp(`^${name} [^.]*`))
    expect(refusal?.[name]?.endsWith(remedy)).toBe(true)
  })

  it.each([
    'postgres://shop@10.0.0.5/shop?sslmode=disable',
    'postgres://shop@10.0.0.5/shop?sslmode=prefer',
    'postgres://shop@10.0.0.5/shop?sslmode=no-verify',
    'postgres://shop@localhost/shop?host=db.example',
    'postgres://shop@[2001:db8::1]/shop',
  ])('refuses %s, which sends orders in plain text', (url) => {
    expect(refusalOf({ DATABASE_URL: url })).toHaveProperty('DATABASE_URL')
  })

  it.each([
    'postgres://shop@localhost/shop',
    'postgres://shop@127.0.0.1:6432/shop',
    'postgres://shop@[::1]/shop',
    'postgres://shop@localhost/shop?host=%2Fvar%2Frun%2Fpostgresql',
    'postgres://shop@db.example/shop?sslmode=require',
    'postgres://shop@db.example/shop?sslmode=verify-ca',
    'postgres://shop@db.example/shop?ssl=true',
  ])('takes %s', (url) => {
    expect(refusalOf({ DATABASE_URL: url })).toEqual({})
  })

  it('starts with the embedded database and its override, and warns of it', () => {
    const changes = { DATABASE_URL: '', ALLOW_EMBEDDED: '1' }
    expect(refusalOf(changes)).toEqual({})
    expect(findingsOf(changes)).toMatchObject([{ variable: 'ALLOW_EMBEDDED', isRefused: false }])
  })

  it('warns of a seller, a proxy and a payment that nobody told of, and of tokens in addresses', () => {
    const warnings = findingsOf({
      COMPLIANCE: 'india-2026',
      TRUST_PROXY: '0',
      APP_HANDOVER: 'address',
      ...Object.fromEntries(Object.keys(razorpay).map((name) => [name, ''])),
    })
    expect(warnings).toMatchObject([
      { variable: 'SELLER_NAME', isRefused: false },
      { variable: 'TRUST_PROXY', isRefused: false },
      { variable: 'APP_HANDOVER', isRefused: false },
      { variable: 'RAZORPAY_KEY_ID', isRefused: false },
    ])
  })

  it('finds each setting once, also where it is wrong in two ways', () => {
    const names = findingsOf({ DATABASE_URL: 'mysql://a', PUBLIC_ORIGIN: 'shop', SESSION_SECRET: 'x' }).map(
      ({ variable }) => variable,
    )
    expect(names).toEqual(['DATABASE_URL', 'PUBLIC_ORIGIN', 'SESSION_SECRET'])
  })
})
